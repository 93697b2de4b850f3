import { topic } from '../themes/topics/topic.ts';
import { FRENCH_PHRASES } from './phrases/french.ts';
import type { LanguageWords } from './language-words.ts';

export const FRENCH: LanguageWords = {
  algorithm: 'french',
  determiners: 'le la les l un une des du au aux mon ma mes notre nos ce cet cette ces',
  vague: `jour jours journée semaine semaines mois an ans année années heure heures minute minutes seconde moment matin midi après-midi soir soirée nuit aujourd hui demain hier
    week-end lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre printemps été automne
    hiver chose choses truc trucs gens monde homme femme vie mot nom numéro nombre partie côté début fin milieu moitié problème question réponse raison cas sorte façon idée
    pensée tête main mains œil yeux exemple note enregistrement message euro euros mètre kilomètre kilomètres avis peu fois euh ben bah voilà ouais oui non bon merci rien place
    porte table eau air rue air impression`,
  topics: [
    topic(
      'travail, boulot, bureau',
      'patron, patronne, collègue, réunion, bureau, client, cliente, heures supplémentaires, chef de service, télétravail',
      'travail, travailler, projet, chef, équipe, présentation, rapport, contrat, entreprise, budget',
    ),
    topic(
      'emploi, nouvel emploi, carrière',
      'candidature, entretien d embauche, embauche, eu le poste, le poste, promotion',
      'salaire, contrat, commencer, offre, poste',
    ),
    topic('licenciement, chômage', 'licencié, licenciement, chômage, licencier, viré', 'lettre, patron, indemnité'),
    topic(
      'santé, médecin',
      'médecin, dentiste, hôpital, docteur, médicament, ordonnance, kiné, fièvre, grippe, carte vitale, pharmacie, infirmière, rhume',
      'malade, douleur, dos, genou, mal à la tête, rendez-vous, toux, opération',
    ),
    topic(
      'sommeil, fatigue',
      'insomnie, rendormir, mal dormi, pas dormi, mauvaise nuit, cauchemars, sieste',
      'dormir, réveillé, fatigué, épuisé, lit, sommeil, oreiller',
    ),
    topic(
      'courses, liste de courses, achats',
      'courses, supermarché, liste de courses, lessive, liquide vaisselle, papier toilette',
      'lait, pain, baguette, beurre, œuf, fromage, tomate, oignon, pomme, café, riz, farine, sucre, yaourt, pâtes',
    ),
    topic(
      'cuisine, recette',
      'recette, cuisson, au four, tarte, gâteau, soupe, mijoter, pâtisserie',
      'beurre, œuf, farine, crème, poêle, sel, repas, délicieux, oignon, plat, cuisine, casserole, invité',
    ),
    topic(
      'jardin, jardinage',
      'jardin, jardinage, jardiner, planter, semer, potager, tondre, arroser, rosier, pelouse, désherber',
      'tomate, haricot, fleur, arbre, terre, haie, tailler, graine',
    ),
    topic(
      'famille',
      'grand-mère, grand mère, grand-père, grand père, mamie, papi, sœur, frère, tante, oncle, cousin, cousine, belle-mère, maman, papa, parents, neveu, nièce',
      'mère, père, famille, fils, fille, enfant',
    ),
    topic(
      'enfants, famille, bébé',
      'bébé, crèche, premiers pas, école maternelle, couche, la petite, le petit',
      'enfant, fils, fille, jouer, naissance',
    ),
    topic(
      'deuil, mort',
      'mort, décédé, enterrement, deuil, funérailles, cimetière, décès, obsèques',
      'perte, pleurer, vide, manque, adieu',
    ),
    topic(
      'rupture, séparation',
      'quitté, rupture, séparation, séparé, divorce, divorcer',
      'ensemble, couple, valise, amour',
    ),
    topic(
      'couple, amour',
      'amoureux, amoureuse, fiancé, mariage, se marier, fiançailles',
      'couple, amour, embrasser, relation, aimer',
    ),
    topic('amis, amitié', 'amitié, copain, copine, meilleure amie, meilleur ami, pote', 'ami, amie, amis, retrouver'),
    topic('anniversaire, fête', 'anniversaire, fête', 'cadeau, gâteau, bougie, invitation, invité, fêter'),
    topic(
      'voiture, garage',
      'voiture, garage, garagiste, pneu, frein, contrôle technique, moteur, vidange, essence',
      'conduire, réparer, permis, parking',
    ),
    topic('vélo', 'vélo, cyclisme, bicyclette', 'selle, chaîne, casque, rouler'),
    topic(
      'sport, course à pied, entraînement',
      'entraînement, footing, marathon, gymnase, natation, yoga, football, tennis, musculation, nager, randonnée à vélo',
      'kilomètre, courir, couru, jambe, sport, match, but, équipe',
    ),
    topic(
      'voyage, vacances',
      'vacances, voyage, avion, aéroport, hôtel, voyager, train de nuit, passeport à la main',
      'plage, mer, bateau, île, arrivé, valise, train, montagne, visiter',
    ),
    topic(
      'nature, promenade',
      'promenade, randonnée, forêt, promener, balade',
      'lac, oiseau, arbre, nature, montagne, marcher',
    ),
    topic(
      'logement, appartement, déménagement',
      'appartement, déménagement, loyer, propriétaire, déménager, visite de l appartement, mètres carrés, bail',
      'balcon, pièce, camion, voisin, carton, maison, studio',
    ),
    topic(
      'ménage, maison',
      'ménage, ranger, aspirateur, lessive, machine à laver, lave-vaisselle, nettoyer, plombier',
      'cuisine, salle de bain, fenêtre, cave, fuite, chauffage',
    ),
    topic(
      'argent, budget, finances',
      'argent, facture, impôts, dette, crédit, virement, compte en banque, épargne',
      'euro, banque, cher, payer, augmenter, assurance, budget',
    ),
    topic(
      'études, examen, école',
      'examen, université, fac, devoirs, école, professeur, cours de, semestre, lycée, bac, réviser, mémoire de master',
      'cours, apprendre, question, note, classe, étudier, études',
    ),
    topic(
      'lecture, livre',
      'livre, roman, lire, bibliothèque, lecture, polar',
      'page, chapitre, auteur, autrice, lu, histoire',
    ),
    topic(
      'musique, concert',
      'concert, musique, chanson, guitare, piano, chorale, violon, orchestre',
      'groupe, chanter, jouer, salle, album, danser',
    ),
    topic('cinéma, film', 'cinéma, film, série, acteur, actrice', 'épisode, saison, regarder'),
    topic(
      'animaux, chien, chat',
      'chien, chat, chienne, vétérinaire, chaton, chiot',
      'croquettes, laisse, animal, poil',
    ),
    topic('météo', 'orage, météo, neiger', 'pluie, soleil, vent, neige, degré'),
    topic('stress', 'stress, stressé, débordé, burn-out, surmené', 'fatigué, agacé, pression, pénible, énerver'),
    topic('rêve', 'rêvé, rêve', 'réveillé, nuit'),
  ],
  phrases: FRENCH_PHRASES,
  moods: {
    valences: [
      [
        4,
        'merveilleux merveilleuse magnifique fantastique extraordinaire génial géniale formidable incroyable parfait folle_de_bonheur fou_de_joie sublime émerveillé sur_un_nuage',
      ],
      [
        3.5,
        'bonheur heureux heureuse joie le_plus_beau la_plus_belle meilleur meilleure adoré adore amoureux ravi fier fière',
      ],
      [
        2.6,
        'super content contente délicieux passionnant réussi gagné soulagé soulagement rire ri drôle excellent chouette bravo amusant plaisir enthousiaste reconnaissant aime',
      ],
      [
        1.8,
        'bien bon bonne beau belle agréable tranquille calme sympa facile intéressant mieux gentil doux fait_du_bien bien_marché aimé détendu joli merci espoir',
      ],
      [
        -1.7,
        'fatigué fatiguée lourd difficile ennuyeux compliqué cher inquiet inquiète nerveux dommage malheureusement raté froid bizarre malade pénible dispute mal',
      ],
      [
        -2.6,
        'mauvais mauvaise triste déçu déçue agacé agacée énervé énerver énerve colère fâché peur épuisé épuisée douleur inquiéter inquiète stress stressé frustré seul seule honte nul nulle perdu pleurer pleuré regrette déteste vide débordé mal_passé mal_à_la_tête échoué',
      ],
      [
        -3.6,
        'terrible affreux affreuse horrible désespéré désespérée désespoir catastrophe cauchemar insupportable effondré effondrée mort morte licencié quittée_hier m_a_quittée m_a_quitté s_écroule panique pas_arrêter_de_pleurer détruit atroce enfer',
      ],
    ],
    negations: 'ne n pas jamais rien personne aucun aucune sans ni plus',
    boosters: 'très tellement si vraiment trop complètement absolument extrêmement super tout toute hyper',
    dampeners: 'peu assez plutôt presque légèrement peut-être',
    irrealis: 'si serait pourrait voudrais aimerais espère devrait aurait',
    contrastives: 'mais pourtant cependant',
  },
};
