rules-section-1 = Ce qu’il y a sur la table
rules-section-2 = Mise en place
rules-section-3 = Le nombre et l’ordre de jeu
rules-section-4 = Phase 1 : deux actions, puis des bâtiments
rules-section-5 = Phase 2 : ravitaillement
rules-section-6 = Phase 3 : une nouvelle carte
rules-section-7 = Les cartes
rules-section-8 = La fin
rules-section-9 = Exemples

rule-r1-1 = Il y a 80 matériaux : 10 de chaque matériau de couleur, soit la brique (rouge), le grès (jaune), l’argile (brune) et le verre (bleu), et 40 débris (gris). Au début, ils sont tous dans le sac en tissu.
rule-r1-2 = Il y a 108 pesos. S’il n’y en a pas assez dans la réserve, tu prends ce qui reste. (La dernière phrase est notre décision.)
rule-r1-3 = Il y a 15 ouvriers, pas un de plus.
rule-r1-4 = Il y a 36 bâtiments, qui valent de 1 à 7 points chacun. Leur coût est indiqué dessus : matériaux de couleur, débris, pesos, ouvriers et, pour certains, l’Architecte. Le paquet de base est notre reconstitution ; tu peux aussi jouer avec un paquet perso. (Seuls sont imprimés le nombre 36 et les 2 points de la statue ; le reste est notre décision.)
rule-r1-5 = Tout le monde a les mêmes 13 cartes : 0 Sieste, 1 Rafraîchissement, 2 Protection, 2 Débris, 3 Arrêt des travaux, 3 Percepteur, 4 Ouvrier, 4 Architecte, 5 Vol de pesos, 6 Vol de matériaux, 7 Marché noir, 8 Pesos, 9 Mama.
rule-r1-6 = Tout ce que tu possèdes est visible : pesos, ouvriers, matériaux, bâtiments et tes deux cartes en jeu. (Notre décision : la règle imprimée ne le dit que des bâtiments et des cartes en jeu.) Seuls sont cachés ta main, la carte que tu viens de poser face cachée et ta défausse. Tout le monde a vu ce qui est allé dans la défausse, mais pas ce que tu reprends avec Rafraîchissement.
rule-r1-7 = Dans un paquet perso, un bâtiment coûte au plus 8 matériaux de couleur en tout, 5 ouvriers, 60 pesos et 40 débris, et n’est jamais gratuit. (Notre décision.)

rule-r2-1 = On mélange les bâtiments et on en étale 12, face visible, en deux rangées de six. Les 24 autres forment la pioche, face cachée.
rule-r2-2 = Si aucun des quatre bâtiments en bout de rangée ne vaut 1, 2 ou 3 points, la personne la plus âgée cherche dans la pioche un bâtiment qui vaut autant et l’échange contre n’importe quel bâtiment en bout de rangée ; puis on mélange de nouveau la pioche. (Qu’il doive valoir de 1 à 3 points est notre décision.)
rule-r2-3 = Chaque personne reçoit 1 peso et pioche à l’aveugle 1 matériau dans le sac.
rule-r2-4 = Au centre de la table vont 3 matériaux piochés à l’aveugle et 4 pesos.
rule-r2-5 = Chaque personne choisit en secret 2 de ses 13 cartes. Quand tout le monde a choisi, on les révèle toutes ensemble.
rule-r2-6 = S’il n’y a pas non plus de bâtiment de 1 à 3 points dans la pioche, on n’échange rien. (Notre décision.)

rule-r3-1 = Tes deux cartes en jeu forment ton nombre, le plus petit chiffre en premier : 0 et 7 donnent 07 ; 2 et 8 donnent 28, jamais 82.
rule-r3-2 = À chaque manche, on joue du plus petit nombre au plus grand, y compris en phase 3. L’ordre est fixé quand les cartes sont révélées, égalités comprises. (La dernière phrase est notre décision.)
rule-r3-3 = À nombre égal, joue d’abord la personne qui a le moins de points ; puis le moins de matériaux de couleur, le moins de pesos, le moins d’ouvriers, le moins de débris ; et enfin la personne la plus jeune. Si l’ordre des âges n’a pas été donné, il est tiré au sort. (La dernière phrase est notre décision.)

rule-r4-1 = Dans l’ordre de jeu, chaque personne exécute les actions de ses deux cartes en jeu, dans l’ordre de son choix, puis peut construire. Son tour est alors terminé. Les cartes restent en place.
rule-r4-2 = Tu ne peux pas sauter une action, sauf si la carte le permet, et seuls Rafraîchissement et Arrêt des travaux le permettent. Si une action ne peut pas avoir d’effet, il ne se passe rien. (La dernière phrase est notre décision.)
rule-r4-3 = Tu ne peux construire qu’à ton tour, et seulement après tes deux actions : autant de bâtiments que tu veux, dans n’importe quel ordre. Ce n’est jamais obligatoire.
rule-r4-4 = On ne peut prendre que les quatre bâtiments en bout de rangée, à gauche et à droite. Quand l’un s’en va, celui d’à côté se retrouve aussitôt en bout de rangée.
rule-r4-5 = Tu paies le coût : matériaux et débris vont dans la boîte, hors du jeu ; pesos et ouvriers retournent à la réserve. Si l’Architecte est nécessaire, il doit être l’une de tes deux cartes en jeu. Il y reste et sert, pendant ce tour, pour autant de bâtiments que tu veux (qu’il serve pour plusieurs est notre décision).
rule-r4-6 = Échange 5 contre 1, seulement en payant un bâtiment : 5 pesos au lieu d’un ouvrier, 5 débris au lieu de n’importe quel matériau de couleur. Aussi souvent que tu peux et que tu veux, même si tu as ce qui est demandé (notre décision) ; jamais dans l’autre sens.
rule-r4-7 = Un bâtiment acheté reste devant toi, face visible. Ses points ne se perdent jamais.
rule-r4-8 = Dès qu’une rangée n’a plus que deux bâtiments, ils passent aux bouts, et on en pose entre eux quatre de la pioche, ou autant qu’il en reste. Une rangée d’un seul bâtiment a un bout, une rangée vide n’en a pas. (« Ou autant qu’il en reste » et la dernière phrase sont nos décisions.)
rule-r4-9 = Le jeu ne te demande de choisir que si cela change quelque chose, pour toi ou pour une personne qui doit encore jouer. Piocher avant un choix change aussi quelque chose. Si l’ordre de tes deux actions est sans importance, la carte la plus basse agit en premier ; à chiffre égal, Protection agit avant Débris, Arrêt des travaux avant Percepteur et Ouvrier avant Architecte. (Notre décision.)

rule-r5-1 = Au centre arrivent 3 matériaux piochés à l’aveugle et 3 pesos de la réserve, ou autant qu’il en reste (notre décision). Ce qui s’y trouvait y reste.

rule-r6-1 = À tour de rôle, dans l’ordre de cette manche, chaque personne pose exactement 1 carte de sa main, face cachée, sur l’une de ses deux cartes en jeu. Tout le monde voit quelle carte est recouverte, mais pas avec laquelle.
rule-r6-2 = Quand tout le monde l’a fait, les nouvelles cartes sont révélées ensemble, et les cartes recouvertes vont face cachée dans les défausses.
rule-r6-3 = S’il te reste alors 2 cartes ou moins en main, tu peux reprendre toute ta défausse ; tu en as alors de nouveau 11. C’est tout ou rien, et tu peux refuser ; mais avec une main vide, c’est obligatoire. (« Ou moins », « tout ou rien » et « obligatoire » sont nos décisions.)
rule-r6-4 = Puis la manche suivante commence.
rule-r6-5 = Les personnes qui peuvent reprendre leur défausse décident à tour de rôle, dans l’ordre de cette manche. (Notre décision.)

rule-r7-0 = Sieste : aucune action.
rule-r7-1 = Rafraîchissement : tu peux prendre en main une carte de ton choix dans ta défausse, sans la montrer. Personne d’autre que toi ne peut regarder ta défausse. (La dernière phrase est notre décision.)
rule-r7-2a = Protection : tant qu’elle est en jeu, ni vol ni impôt ne peut rien te prendre de toute la manche, ni avant ni après ton tour. (Qu’elle protège aussi avant et après ton tour est notre décision.)
rule-r7-2b = Débris : tu prends tous les débris du centre.
rule-r7-3a = Arrêt des travaux : tu peux remettre dans la boîte un bâtiment en bout de rangée ; il ne rapporte rien à personne. À chaque manche, on ne peut en retirer qu’un pour toute la table. S’il n’en reste que deux dans la rangée, elle est complétée.
rule-r7-3b = Percepteur : tu prends 1 peso dans la réserve. Puis, à chaque personne qui n’a pas encore joué dans cette manche, tu enlèves un ouvrier (il va à la réserve) ou un matériau, débris compris (il va dans la boîte). Tu choisis au cas par cas. Une personne à l’abri, ou qui n’a ni l’un ni l’autre, ne perd rien.
rule-r7-4a = Ouvrier : la première personne qui exécute cette action dans une manche prend 2 ouvriers dans la réserve, chacune des suivantes 1, ou autant qu’il en reste. Ce qui compte, c’est la première avec cette carte, et non la première dans l’ordre de jeu. Une personne qui ne trouve aucun ouvrier n’a pas exécuté l’action, et ne compte donc pas comme la première. (« Ou autant qu’il en reste » et la dernière phrase sont nos décisions. Selon une autre lecture, la tentative compte déjà.)
rule-r7-4b = Architecte : tu prends 1 ouvrier, s’il en reste. Et tu peux construire des bâtiments qui nécessitent l’Architecte, même s’il ne restait aucun ouvrier (notre décision).
rule-r7-5 = Vol de pesos : tu choisis une personne qui n’a pas encore joué dans cette manche et tu prends la moitié de ses pesos, arrondie à l’inférieur. Si plus personne ne doit jouer, tu choisis qui tu veux. On ne peut pas choisir une personne à l’abri ; si toutes celles qui doivent encore jouer le sont, tu ne prends rien. Tu peux aussi choisir une personne sans pesos. (Les deux dernières phrases sont nos décisions.) Une même personne peut subir plusieurs vols, l’un après l’autre, chacun sur ce qui reste.
rule-r7-6 = Vol de matériaux : tu choisis ta victime comme pour le Vol de pesos et tu prends 1 matériau de ton choix, débris compris ; ou 1 ou 2, si la victime a plus de 3 matériaux de couleur.
rule-r7-7 = Marché noir : la première personne qui exécute cette action dans une manche pioche à l’aveugle 2 matériaux dans le sac, chacune des suivantes 1, ou autant qu’il en reste. (Ce dernier point est notre décision.)
rule-r7-8 = Pesos : tu prends la moitié des pesos du centre, arrondie au supérieur. Si plusieurs personnes ont cette carte en jeu, elles la jouent l’une après l’autre, et chacune prend la moitié de ce qui reste.
rule-r7-9 = Mama : tu prends la moitié des matériaux de couleur du centre, arrondie au supérieur, et tu choisis lesquels ; et la moitié des débris, arrondie au supérieur. Si plusieurs personnes ont cette carte en jeu, elles la jouent l’une après l’autre, et chacune prend la moitié de ce qui reste.
rule-r7-10 = Un vol peut aussi viser une personne qui n’a rien de ce que tu cherches. Si aucune des victimes possibles n’en a, tu ne prends rien. (Notre décision.)

rule-r8-1 = La partie s’arrête aussitôt, même au milieu d’un tour, quand quelqu’un atteint ou dépasse 25 points (à 2), 20 (à 3) ou 15 (à 4). Cette personne gagne.
rule-r8-2 = S’il ne reste aucun bâtiment dans les rangées ni dans la pioche, ou si les 80 matériaux sont dans la boîte, la partie s’arrête aussitôt, et la personne qui a le plus de points gagne. Un sac vide ou une pioche vide ne suffit pas à la terminer. (Deux livrets disent qu’ils sont épuisés et hors du jeu : ce que cela veut dire est notre décision.)
rule-r8-3 = Si plusieurs personnes ont alors le plus de points, elles se partagent la victoire. (Notre décision.)
rule-r8-4 = Une fois le sac vide, 12 manches de suite sans bâtiment acheté ni retiré terminent aussi la partie, et la personne qui a le plus de points gagne. (Notre décision.)
rule-r8-5 = Une manche compte pour cette règle si le sac était déjà vide au début ; la partie s’arrête après la phase 3 de la douzième. (Notre décision.)

rule-r9-1 = Les nombres 07, 24 et 26 jouent dans cet ordre.
rule-r9-2 = Le bâtiment au bout droit de la rangée du haut coûte 1 brique et 2 pesos. Il rapporte 2 points à la personne qui le paie.
rule-r9-3 = Le 0 et le 7 sont en jeu, et le 0 est recouvert par un 8 : le nouveau nombre est 78.
rule-r9-4 = Trois personnes ont Arrêt des travaux dans la même manche. La première retire un bâtiment ; les deux autres ne le peuvent donc plus.
rule-r9-5 = Une personne a joué avant le Percepteur, et deux jouent après lui. Seules ces deux-là perdent quelque chose.
rule-r9-6 = Deux personnes doivent encore jouer. Avec Vol de pesos, tu en choisis une qui a 7 pesos et tu lui en prends 3.
rule-r9-7 = La victime a 4 matériaux de couleur et 3 débris. Avec Vol de matériaux, tu peux en prendre deux : tu choisis 1 argile et 1 débris.
rule-r9-8 = Deux personnes ont la carte Pesos, et il y a 10 pesos au centre. La première en prend 5, la seconde 3 sur les 5 qui restent.
rule-r9-9 = Il y a 6 matériaux de couleur et 5 débris au centre. Avec Mama, tu prends 3 matériaux de couleur et 3 débris.
rule-r9-10 = Il y a 4 débris au centre. Avec la carte Débris, tu les prends tous les 4.
rule-r9-11 = Une fois les cartes révélées, il t’en reste deux en main. Tu reprends ta défausse et tu en as 11.
rule-r9-12 = Dans un même tour, tu peux acheter le bâtiment en haut à gauche, puis celui en bas à droite, puis le nouveau en bas à droite.
rule-r9-13 = L’ordre était 07, 24 et 26. En phase 3, on recouvre d’abord le 0, puis le 4 et enfin le 6.
rule-r9-14 = Un 6 et un 0 font toujours 06, jamais 60. Un 2 et un 8 font toujours 28, jamais 82.
