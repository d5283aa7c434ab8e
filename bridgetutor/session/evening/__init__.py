"""An evening at a table: one learner, three robots, board after board of a game, and the sheet it is written on."""
