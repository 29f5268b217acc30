web-choose-first = Choisissez d'abord avec quoi.
