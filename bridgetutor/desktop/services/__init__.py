"""What the windows need of the machine: the log, problem reports, the remembered place on the screen, speech."""
