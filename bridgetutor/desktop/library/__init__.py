"""The page of all courses: what is done, what is next."""
