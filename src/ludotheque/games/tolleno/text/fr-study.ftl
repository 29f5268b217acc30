# Le sens des lignes d’une position, pour qui en modifie une

tolleno-line-tolleno = Les options : le mode, le nombre de joueurs, le contrat initial et le centre.
tolleno-line-initial = Le contrat initial.
tolleno-line-round = La manche, qui l’a commencée, qui joue (à partir de 0) et l’étape : extend (étendre), build (construire), second (construire ou contrat), sail (naviguer), lift (charger) ou put (décharger).
tolleno-line-extended = Quelqu’un a pu étendre la ville pendant cette manche.
tolleno-line-turn = Ce que le siège a fait pendant ce tour : la tuile posée, le premier étage, le départ du bateau et l’étage qu’il transporte.
tolleno-line-seat = Un siège : son plateau, ses jetons étoile et la tuile qu’il tient.
tolleno-line-offer = Les contrats face visible.
tolleno-line-contracts = La pile de contrats ; le premier est le prochain révélé.
tolleno-line-pile = La pile de tuiles ; la première est la prochaine piochée. Après | vient ce qui a été montré puis remis sous la pile.
tolleno-line-order = Les tuiles dans l’ordre de pose, sans le centre.
tolleno-line-city = La case du coin nord-ouest ; le dessin suit. Une tuile tient sur trois lignes : aux coins, F une fondation, - rien, o une fontaine et ses flèches, a2 un bâtiment du siège a à deux étages, # un contrat. | et === sont des canaux, la valeur est au milieu, et une lettre à côté est un bateau.
