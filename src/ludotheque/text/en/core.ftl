log-undo = { $you ->
    [1] You undid a step
   *[0] { $seat } undid a step
}
log-resign = { $you ->
    [1] You resigned
   *[0] { $seat } resigned
}
log-agreed = Everybody agreed to end the game here
end-agreed = Everybody agreed to end the game.
end-resigned = Everybody else resigned.
won-agreed = Nobody wins.
won-resigned = The last player left wins.
why-unknown-action = There is no such action.
why-not-your-turn = It is not your turn.
why-over = The game is over.
do-plain = { $action }
prompt-plain = Choose an action.
score-points = Points
end-over = The game is over.
won-points = The highest score wins.
won-shared = Equal points: a shared victory.
won-nobody = Nobody wins.
why-unread = “{ $typed }” is no action; now there are { $actions }.
why-not-now = You cannot do that now: { $action }.
why-no-such-choice = You cannot do anything with that now.
