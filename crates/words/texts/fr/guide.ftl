guide-title = Comment jouer à Havana
guide-description = Les règles du jeu de cartes Havana en bref : la mise en place, une manche, les treize cartes et un exemple illustré.
guide-about = C’est assez pour une première partie. Les règles numérotées, plus bas, précisent chaque détail.

guide-goal-title = Le but
guide-goal = Achète des bâtiments avec des matériaux, des pesos et des ouvriers. Chaque bâtiment vaut des points. La première personne à atteindre 25 points (à 2), 20 points (à 3) ou 15 points (à 4) gagne.

guide-setup-title = Mise en place
guide-setup-bag = Les 80 matériaux vont dans le sac : 10 de chaque matériau de couleur, soit la brique (rouge), le grès (jaune), l’argile (brune) et le verre (bleu), et 40 débris (gris). Les pesos et 15 ouvriers forment la réserve.
guide-setup-rows = Mélange les 36 bâtiments et étales-en 12, face visible, en deux rangées de six. Les autres, face cachée, forment la pioche.
guide-setup-swap = Si aucun des quatre bâtiments en bout de rangée ne vaut de 1 à 3 points, la personne la plus âgée cherche dans la pioche un bâtiment qui vaut de 1 à 3 points et l’échange contre n’importe lequel des quatre. Puis on mélange de nouveau la pioche.
guide-setup-goods = Chaque personne reçoit 1 peso et pioche à l’aveugle 1 matériau dans le sac. Au centre de la table vont encore 3 matériaux piochés à l’aveugle et 4 pesos.
guide-setup-cards = Tout le monde a les mêmes 13 cartes et en choisit deux en secret. Quand tout le monde a choisi, on les révèle ensemble. Ce que tu possèdes est visible devant toi ; seules sont cachées les mains, les cartes face cachée et les défausses.

guide-number-title = Deux cartes, un nombre
guide-number = Tes deux cartes en jeu forment ton nombre, le plus petit chiffre en premier : 0 et 7 donnent 07. On joue du plus petit nombre au plus grand. Les petites cartes font peu mais agissent tôt ; les grandes rapportent plus, mais d’autres peuvent te devancer.
guide-ties = À nombre égal, joue d’abord la personne qui a le moins de points ; puis décident, dans cet ordre, le moins de matériaux de couleur, le moins de pesos, le moins d’ouvriers et le moins de débris ; et enfin la plus jeune joue d’abord. L’ordre vaut pour toute la manche.

guide-round-title = Une manche
guide-round-actions = Deux actions, puis des bâtiments. Du plus petit nombre au plus grand, chaque personne exécute les actions de ses deux cartes, dans l’ordre de son choix, puis peut acheter des bâtiments. On ne peut pas sauter une action, sauf Rafraîchissement et Arrêt des travaux ; une action qui ne peut rien faire ne fait rien.
guide-round-supplies = Ravitaillement. 3 matériaux piochés à l’aveugle et 3 pesos arrivent au centre. Ce qui s’y trouvait y reste.
guide-round-card = Une nouvelle carte. Dans le même ordre, chaque personne pose une carte de sa main, face cachée, sur l’une de ses deux cartes en jeu. Puis toutes les nouvelles cartes sont révélées, et les cartes recouvertes vont, face cachée, dans la défausse de chacune. Personne d’autre que toi ne peut regarder la tienne.
guide-round-back = À chaque manche, l’une de tes deux actions est donc nouvelle, et l’autre agit de nouveau ; la nouvelle paire forme ton nouveau nombre. S’il te reste, après la révélation, deux cartes ou moins en main, tu peux reprendre toute ta défausse ; s’il n’en reste aucune, c’est obligatoire.

guide-buy-title = Acheter des bâtiments
guide-buy-ends = À ton tour, après tes deux actions, tu peux acheter autant de bâtiments que tu veux, mais seulement aux quatre bouts des rangées. Quand l’un s’en va, celui d’à côté se retrouve aussitôt en bout de rangée, et tu peux l’acheter aussi.
guide-buy-pay = Les matériaux payés quittent le jeu ; pesos et ouvriers retournent à la réserve. Personne ne peut te prendre tes bâtiments ni leurs points.
guide-buy-exchange = En payant, 5 débris valent n’importe quel matériau de couleur, et 5 pesos valent un ouvrier, aussi souvent que tu veux. Jamais dans l’autre sens.
guide-buy-refill = Dès qu’une rangée n’a plus que deux bâtiments, ils passent aux bouts, et on en pose entre eux quatre de la pioche, ou autant qu’il en reste.

guide-parts-title = Ce que montre un bâtiment
guide-part-points = Ce qu’il vaut : { $points }.
guide-part-materials = Les matériaux qu’il coûte : { $goods }.
guide-part-others = Les pesos et les ouvriers qu’il coûte : { $goods }.
guide-part-architect = Il nécessite l’Architecte : ce doit être l’une de tes deux cartes en jeu. La carte y reste et sert, pendant ce tour, pour autant de bâtiments que tu veux.

guide-cards-title = Les treize cartes
guide-missed-title = Facile à oublier
guide-missed-thief = On vole une personne qui n’a pas encore joué. Si tu joues en dernier, tu voles qui tu veux, sauf une personne à l’abri ; à deux, c’est toujours le cas de la personne qui joue en second.
guide-missed-protection = Protection agit toute la manche, avant et après ton tour. Si toutes les personnes qui doivent encore jouer sont à l’abri, un vol ne rapporte rien.
guide-missed-first = Ouvrier donne deux ouvriers, et Marché noir deux matériaux, à la première personne qui exécute cette action dans la manche, et un à chacune des suivantes. L’ouvrier de l’Architecte ne compte pas.
guide-missed-conservation = À chaque manche, on ne peut retirer qu’un bâtiment pour toute la table.
guide-missed-debris = Les débris sont aussi des matériaux : on peut les voler, et le Percepteur peut les enlever.
guide-missed-halves = La moitié de ce qu’il y a au centre est arrondie au supérieur ; la moitié que prend le Vol de pesos, à l’inférieur.
guide-missed-stock = On ne reçoit pas ce qu’il n’y a pas : s’il n’y a pas assez de pesos, d’ouvriers ou de matériaux dans le sac, prends ce qui reste. Une personne qui ne trouve aucun ouvrier n’a pas exécuté l’action Ouvrier ; une autre, plus tard, peut donc encore être la première.

guide-end-title = La fin
guide-end = La partie s’arrête aussitôt, même au milieu d’un tour, quand quelqu’un atteint les points nécessaires : cette personne gagne.
guide-end-rare = La partie s’arrête aussi aussitôt s’il ne reste aucun bâtiment dans les rangées ni dans la pioche, si tous les matériaux ont quitté le jeu, ou après douze manches de suite, le sac vide, sans bâtiment acheté ni retiré. Alors la personne qui a le plus de points gagne ; en cas d’égalité, on se partage la victoire.

guide-example-title = Une manche en exemple
guide-example-table = La table : deux rangées de six bâtiments avec leurs points et leurs coûts, les quatre bouts de rangée mis en évidence ; en dessous, le centre avec { $goods }.
guide-example-player = { $name }, { $number } : { $cards }. Après le tour : { $goods }.
guide-example-turns = Ordre de jeu : { $names }
guide-example-order = C’est la première manche. En plus de 1 peso, Ana a 1 bloc de verre, Luis 1 grès et Marta 1 argile. Tout le monde a révélé deux cartes : le nombre d’Ana est { $ana }, celui de Luis { $luis } et celui de Marta { $marta }. Ana commence donc, puis vient Luis, puis Marta.
guide-example-ana = Il y a 4 pesos au centre, et la moitié fait 2. Avec 3 pesos et son bloc de verre, Ana peut payer la boutique du glacier au bout gauche de la rangée du haut. C’est maintenant la statue qui est en bout de rangée.
guide-example-luis = Seule Marta doit encore jouer, donc seule Marta perd quelque chose à cause du Percepteur ; ce que Marta perd ne va pas à Luis. Personne n’a exécuté l’action Marché noir avant Luis dans cette manche : Luis pioche deux matériaux et achète la statue.
guide-example-marta = Marta joue en dernier, mais c’est la première à exécuter l’action Ouvrier : elle embauche deux ouvriers. Quand on joue en dernier, on peut voler qui on veut : Marta prend le grès qui manque encore pour la bodega du coin.
guide-example-supplies = Ce que personne n’a pris reste au centre, et le ravitaillement s’y ajoute. Il y a maintenant { $goods }.
guide-example-cards = Dans le même ordre, chaque personne recouvre une carte. Puis toutes les nouvelles cartes sont révélées.
guide-example-next = Les nouveaux nombres sont { $ana } pour Ana, { $luis } pour Luis et { $marta } pour Marta. La Sieste d’Ana, le Marché noir de Luis et l’Ouvrier de Marta restent en jeu une manche de plus.

guide-print = Imprimer
guide-play = Jouer à Havana
guide-aid = L’aide de jeu sur une page
guide-aid-title = Havana : aide de jeu
