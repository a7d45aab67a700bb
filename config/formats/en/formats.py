"""Dates as every reader understands them, whatever country: year first, and the clock they are told by."""

DATE_FORMAT = SHORT_DATE_FORMAT = "Y-m-d"
DATETIME_FORMAT = SHORT_DATETIME_FORMAT = r"Y-m-d H:i \U\T\C"
