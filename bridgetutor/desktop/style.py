"""The tokens of the theme as Qt takes them: a palette for Fusion, and a style sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPalette

if TYPE_CHECKING:
    from bridgetutor.desktop.theme import Colours, Theme

RADIUS = 9
"""Corners of controls, in pixels."""
PANEL_RADIUS = 16
"""Corners of panels."""


def palette(colours: Colours) -> QPalette:
    """Fusion's own colours: without them its dark mode would follow nothing (there is no platform theme)."""
    roles = QPalette.ColorRole
    made = QPalette()
    pairs = (
        (roles.Window, colours.paper),
        (roles.WindowText, colours.ink),
        (roles.Base, colours.card),
        (roles.AlternateBase, colours.paper),
        (roles.Text, colours.ink),
        (roles.Button, colours.card),
        (roles.ButtonText, colours.ink),
        (roles.BrightText, colours.ink),
        (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.on_accent),
        (roles.Link, colours.accent),
        (roles.LinkVisited, colours.accent),
        (roles.PlaceholderText, colours.soft),
        (roles.ToolTipBase, colours.card),
        (roles.ToolTipText, colours.ink),
    )
    for role, colour in pairs:
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.soft))
    return made


def sheet(theme: Theme) -> str:
    """The style sheet of the whole program. Widgets name what they are in the property `role`."""
    return _ground(theme) + _text(theme) + _buttons(theme) + _small_parts(theme)


def _ground(theme: Theme) -> str:
    c = theme.colours
    return f"""
QWidget {{ color: {c.ink}; }}
QScrollArea, QScrollArea > QWidget > QWidget[role="plain"], QTextBrowser {{ background: transparent; border: 0; }}
QFrame[role="bar"] {{ background: {c.card}; border: 0; border-bottom: 1px solid {c.line}; }}
QFrame[role="column"] {{ background: {c.card}; border: 0; }}
QFrame[role="column"][side="left"] {{ border-right: 1px solid {c.line}; }}
QFrame[role="column"][side="right"] {{ border-left: 1px solid {c.line}; }}
QFrame[role="panel"], QFrame[role="column"][side="none"] {{
    background: {c.card}; border: 1px solid {c.line}; border-radius: {PANEL_RADIUS}px; }}
QFrame[role="notice"] {{ background: {c.gold_ground}; border: 0; border-bottom: 1px solid {c.line}; }}
QFrame[role="slip"] {{ background: {c.paper}; border: 1px solid {c.line}; border-radius: {RADIUS}px; }}
QToolTip {{ background: {c.card}; color: {c.ink}; border: 1px solid {c.edge}; padding: 4px; }}
"""


def _text(theme: Theme) -> str:
    c, px = theme.colours, theme.px
    return f"""
QLabel {{ background: transparent; }}
QLabel[role="brand"] {{ color: {c.accent}; font-size: {px(18)}px; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {px(23)}px; font-weight: bold; }}
QLabel[role="title"] {{ font-size: {px(20)}px; font-weight: bold; }}
QLabel[role="done"] {{ color: {c.right}; font-weight: bold; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="soft"] {{ color: {c.soft}; font-size: {px(14)}px; }}
QLabel[role="count"] {{ font-weight: bold; min-width: {px(64)}px; }}
"""


def _buttons(theme: Theme) -> str:
    c, px = theme.colours, theme.px
    return f"""
QPushButton {{ background: {c.card}; border: 1px solid {c.edge}; border-radius: {RADIUS}px;
    padding: {px(7)}px {px(14)}px; min-height: {max(24, px(24))}px; }}
QPushButton:hover {{ border-color: {c.accent}; background: {c.paper}; }}
QPushButton:pressed {{ background: {c.line}; }}
QPushButton:focus {{ border: 2px solid {c.accent}; outline: none; }}
QPushButton:disabled {{ color: {c.soft}; border-color: {c.line}; }}
QPushButton[role="main"] {{ background: {c.accent}; color: {c.on_accent}; border-color: {c.accent};
    font-weight: bold; }}
QPushButton[role="main"]:hover {{ border-color: {c.ink}; }}
QPushButton[role="main"]:focus {{ border: 2px solid {c.ink}; }}
QPushButton[role="main"]:disabled {{ background: {c.line}; color: {c.soft}; border-color: {c.line}; }}
QPushButton[role="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[role="quiet"]:hover {{ background: {c.paper}; border-color: {c.line}; }}
QPushButton[role="quiet"]:focus {{ border: 2px solid {c.accent}; }}
QPushButton[role="icon"] {{ background: transparent; border-color: transparent; padding: 0; min-height: 0; }}
QPushButton[role="icon"]:hover {{ background: {c.paper}; border-color: {c.line}; }}
QPushButton[role="icon"]:focus {{ border: 2px solid {c.accent}; }}
QPushButton[role="row"] {{ padding: 0; min-height: {max(44, px(44))}px; }}
QPushButton[role="choice"]:checked {{ background: {c.right_ground}; border: 2px solid {c.accent}; }}
QPushButton[role="choice"]:checked:focus {{ border: 2px solid {c.ink}; }}
"""


def _small_parts(theme: Theme) -> str:
    c, px = theme.colours, theme.px
    return f"""
QLineEdit {{ background: {c.card}; border: 1px solid {c.edge}; border-radius: {RADIUS}px;
    padding: {px(4)}px {px(8)}px; font-size: {px(22)}px; selection-background-color: {c.accent}; }}
QLineEdit[role="words"] {{ font-size: {px(16)}px; }}
QLineEdit:focus {{ border: 2px solid {c.accent}; }}
QListView {{ background: {c.card}; border: 1px solid {c.line}; border-radius: {RADIUS}px; outline: none;
    font-size: {px(14)}px; }}
QListView::item {{ min-height: {px(40)}px; padding: 0 {px(10)}px; }}
QListView::item:selected {{ background: {c.accent}; color: {c.on_accent}; }}
QTableView {{ background: {c.card}; border: 1px solid {c.line}; border-radius: {RADIUS}px; outline: none;
    font-size: {px(15)}px; selection-background-color: {c.right_ground}; selection-color: {c.ink}; }}
QTableView:focus {{ border: 2px solid {c.accent}; }}
QTableView::item {{ padding: 0 {px(8)}px; }}
QTableView::item:selected {{ background: {c.right_ground}; color: {c.ink}; }}
QHeaderView, QHeaderView::section {{ background: {c.card}; color: {c.soft}; border: 0; font-size: {px(14)}px; }}
QHeaderView::section {{ padding: 0 {px(8)}px; border-bottom: 1px solid {c.line}; }}
QScrollBar:vertical {{ background: transparent; width: 18px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {c.edge}; border-radius: 4px; min-height: 40px; margin: 2px 2px 2px 8px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
