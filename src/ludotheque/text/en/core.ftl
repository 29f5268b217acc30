log-undo = { $you ->
    [1] You took the last step back
   *[0] { $seat } took the last step back
}
log-resign = { $you ->
    [1] You resigned
   *[0] { $seat } resigned
}
log-agreed = All agreed to end the game here
end-agreed = All agreed to end the game.
end-resigned = The others resigned.
won-agreed = Nobody won.
won-resigned = The last one in the game wins.
why-unknown-action = There is no such action.
why-not-your-turn = It is not your turn.
why-over = The game is over.
