tolleno-legend =
    Une tuile a quatre coins, des canaux entre eux (= et |) et sa valeur au milieu ; les nombres au bord donnent sa colonne et sa rangée
    F : une fondation   - : une place nue   o^v : une fontaine qui vise le haut et le bas   # : un contrat
    a2 : un bâtiment du joueur a, de deux étages ; ' et " : une ou deux fontaines le visent   A : le bateau du joueur a   ● ■ ▲ ◆ : qui domine la tuile
    Pour chacun, ▶ devant qui joue : █ étages restants, ★ étoiles + points que tous voient, ⛵ le bateau (- pas encore libre, ~ attend dehors, ou sa tuile), et le but du plateau
    ◧ contrats offerts, avec les étoiles pour chaque chose comptée   ▤ contrats en pile   ▦ tuiles en pile   ⬡ le contrat initial
    Enfin, la tuile que vous tenez
