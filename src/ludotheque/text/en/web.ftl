web-choose-first = First choose what to do it with.
