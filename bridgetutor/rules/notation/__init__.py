"""Boards as text, in the formats that programs exchange. Cards, calls, hands and deals write and read themselves."""
