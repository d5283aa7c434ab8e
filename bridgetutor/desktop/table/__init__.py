"""The card table: hands, trick and auction as widgets."""
