tolleno-legend =
    Une tuile a quatre coins, des canaux entre eux (= et |) et sa valeur au milieu ; les nombres au bord donnent sa colonne et sa rangée
    F : une fondation   - : une place nue   o^v : une fontaine qui vise le haut et le bas   # : un contrat
    a2 : un bâtiment du joueur a, de deux étages ; ' et " : une ou deux fontaines le visent   A : le bateau du joueur a   ● ■ ▲ ◆ : qui domine la tuile
    Pour chacun, ▶ devant qui joue : █ étages restants, ★ étoiles + points que tous voient, ⛵ le bateau (- pas encore libre, ~ attend dehors, ou sa tuile), et le but du plateau
    ◧ contrats offerts, avec les étoiles pour chaque chose comptée   ▤ contrats en pile   ▦ tuiles en pile   ⬡ le contrat initial
    Enfin, la tuile que vous tenez
tolleno-why-unread = « { $typed } » n’est pas une action. Les actions s’écrivent 2,-1r3 (étendre la ville), 2,-1ne (construire), G6@2,-1ne (contrat), >2,-1 (bateau), ^2,-1ne ou ^- (transporter), =ne (déposer).
tolleno-why-unread-contract = « { $typed } » n’est pas un contrat : les contrats sont G1-G8, B1-B7 et W1-W9.
tolleno-why-unread-cell = Aucune tuile ne peut se trouver en { $typed } : une place s’écrit x,y, à 54 pas du centre au plus.
tolleno-why-unread-number = « { $typed } » n’est pas une tuile : les tuiles sont numérotées de #0 à #{ $last }.
tolleno-why-unread-tile = Il n’y a pas de tuile en { $typed } ; les tuiles sont { $laid }.
