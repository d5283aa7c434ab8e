"""The parts of the card-play benchmark."""
