"""A tutor for contract bridge: rules, hands, lessons, and the table they are played at."""

__version__ = "0.1.0"
