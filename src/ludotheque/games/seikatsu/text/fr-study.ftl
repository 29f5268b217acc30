# Le sens des lignes d’une position, pour qui en modifie une

seikatsu-line-seikatsu = Les options : le mode, le nombre de joueurs et le décompte des volées.
seikatsu-line-garden = Les tuiles du jardin, sous la forme case=tuile. Une tuile est un oiseau et une fleur : t tangara, w jaseur, e zostérops, f tchitrec ; p primevère, f frangipanier, t tulipe, h jacinthe. Une carpe koï s’écrit koi.
seikatsu-line-hands = Les mains, siège par siège, avec une virgule entre deux tuiles.
seikatsu-line-bag = Les tuiles du sac ; la première est la prochaine piochée.
seikatsu-line-flocks = Les points de volées marqués jusqu’ici, par pagode.
seikatsu-line-last = La case de la dernière tuile posée, ou - s’il n’y en a pas.
seikatsu-line-to-move = Qui joue ensuite, en comptant à partir de 0, ou - si la partie est finie.
