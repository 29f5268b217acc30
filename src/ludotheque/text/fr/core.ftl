log-undo = { $you ->
    [1] Vous avez repris la dernière étape
   *[0] { $seat } a repris la dernière étape
}
log-resign = { $you ->
    [1] Vous avez abandonné
   *[0] { $seat } a abandonné
}
log-agreed = Tout le monde a décidé d'arrêter la partie ici
end-agreed = Tout le monde a décidé d'arrêter la partie.
end-resigned = Les autres ont abandonné.
won-agreed = Personne ne gagne.
won-resigned = Le dernier en jeu gagne.
why-unknown-action = Cette action n'existe pas.
why-not-your-turn = Ce n'est pas votre tour.
why-over = La partie est terminée.
