"""Pages on paper: hand-outs of lessons, through Qt's PDF writer and without any window."""
