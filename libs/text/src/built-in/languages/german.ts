import { topic } from '../themes/topics/topic.ts';
import { GERMAN_PHRASES } from './phrases/german.ts';
import type { LanguageWords } from './language-words.ts';

export const GERMAN: LanguageWords = {
  algorithm: 'german',
  hasCapitalNouns: true,
  hasCompounds: true,
  determiners:
    'der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren',
  vague: `tag tage tagen woche wochen monat monate jahr jahre jahren uhr stunde stunden minute minuten sekunde moment morgen vormittag mittag nachmittag abend
    nacht heute gestern wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november
    dezember frühling sommer herbst winter ding dinge sache sachen leute mensch menschen mann frau leben welt wort name nummer zahl teil seite anfang ende mitte hälfte
    problem frage antwort grund fall art weise idee gedanke gefühl kopf hand hände auge augen beispiel notiz aufnahme nachricht euro cent prozent meter kilometer meinung
    bisschen paar mal ah äh ähm hm ja nein okay also eigentlich genau hallo danke bitte stück platz stelle weg tür tisch wasser luft straße gute gutes neues`,
  topics: [
    topic(
      'arbeit, job, büro',
      'chef, chefin, kollege, kollegin, besprechung, meeting, büro, überstunde, kunde, abteilung, feierabend',
      'arbeit, arbeiten, projekt, team, präsentation, termin, bericht, firma, schicht, vertrag',
    ),
    topic(
      'neuer job, job, karriere',
      'bewerbung, vorstellungsgespräch, stellenanzeige, zusage, jobangebot',
      'stelle, gehalt, vertrag, anfangen',
    ),
    topic(
      'kündigung, arbeitslosigkeit',
      'gekündigt, kündigung, entlassen, arbeitslos, arbeitsamt',
      'chef, brief, abfindung',
    ),
    topic(
      'gesundheit, arzt',
      'arzt, ärztin, zahnarzt, krankenhaus, rezept vom arzt, medikament, tablette, physiotherapie, fieber, erkältung, grippe, arzttermin, krankenkasse, blutdruck, versichertenkarte',
      'krank, schmerz, rücken, knie, kopfschmerz, husten, termin, gesund, therapie',
    ),
    topic(
      'schlaf, müdigkeit',
      'eingeschlafen, schlaflos, kaum geschlafen, wach gelegen, albtraum gehabt, schlafstörung',
      'schlaf, geschlafen, wach, müde, bett, kissen',
    ),
    topic(
      'einkaufsliste, einkaufen, einkauf',
      'einkaufen, einkaufsliste, einkaufszettel, supermarkt, spülmittel, waschmittel, klopapier',
      'milch, brot, butter, eier, käse, tomate, zwiebel, kartoffel, apfel, nudel, reis, kaffee, mehl, zucker, joghurt, banane',
    ),
    topic(
      'kochen, rezept, küche',
      'rezept, kochen, backen, anbraten, gebacken, gekocht, backofen, suppe, teig',
      'zwiebel, mehl, brühe, pfanne, topf, ofen, salz, essen, geschmeckt, gewürz, sauce',
    ),
    topic(
      'garten, gartenarbeit',
      'garten, beet, rasen, gießen, gepflanzt, pflanzen, unkraut, kompost, gewächshaus, gärtnern',
      'blume, erde, bohne, erdbeere, tomate, baum, strauch, blühen, hecke, samen',
    ),
    topic(
      'familie',
      'oma, opa, großmutter, großvater, enkel, schwester, bruder, tante, onkel, cousin, cousine, schwiegermutter, eltern, mama, papa',
      'mutter, vater, familie, besuch, sohn, tochter, kind',
    ),
    topic(
      'kinder, familie, baby',
      'baby, kita, kindergarten, die kleine, der kleine, ersten schritte, windel, spielplatz, einschulung',
      'kind, kinder, sohn, tochter, spielen, geburt',
    ),
    topic(
      'trauer, tod, verlust',
      'gestorben, tod, beerdigung, trauer, verstorben, begräbnis, grab, friedhof',
      'abschied, vermissen, weinen, verlust',
    ),
    topic(
      'trennung, beziehung',
      'schluss gemacht, trennung, getrennt, scheidung, verlassen, liebeskummer',
      'beziehung, liebe, freund, freundin',
    ),
    topic(
      'beziehung, liebe',
      'verliebt, verlobt, hochzeit, heiraten, heiratsantrag, jahrestag',
      'beziehung, liebe, ehe, küssen, paar',
    ),
    topic(
      'freunde, freundschaft',
      'freundeskreis, freundschaft, kumpel, beste freundin, bester freund',
      'freund, freunde, freundin, treffen, getroffen',
    ),
    topic(
      'geburtstag, feier',
      'geburtstag, geburtstagsgeschenk, feier, party',
      'geschenk, kuchen, kerze, einladung, gast, gefeiert',
    ),
    topic(
      'auto, werkstatt',
      'auto, werkstatt, reifen, bremse, tüv, ölwechsel, tanken, motor',
      'fahren, reparatur, parken, führerschein',
    ),
    topic('fahrrad, radfahren', 'fahrrad, radfahren, radtour, fahrradkette', 'rad, sattel, kette, helm'),
    topic(
      'sport, laufen, training',
      'joggen, gejoggt, training, trainieren, fitnessstudio, marathon, yoga, schwimmen, fußball, handball, tennis',
      'gelaufen, laufen, kilometer, bein, sport, verein, spiel, tor',
    ),
    topic(
      'reise, urlaub',
      'urlaub, reise, flug, flughafen, hotel, ferienhaus, koffer packen, ferien, reisepass',
      'strand, meer, zug, angekommen, berg, koffer, insel, wandern',
    ),
    topic(
      'natur, spaziergang',
      'spaziergang, wanderung, spazieren, wald',
      'see, vogel, wandern, natur, blatt, luft, berg',
    ),
    topic(
      'wohnung, umzug',
      'wohnung, umzug, miete, vermieter, vermieterin, umziehen, besichtigung, kaution, makler',
      'zimmer, balkon, transporter, nachbar, kiste, mietvertrag',
    ),
    topic(
      'haushalt, putzen',
      'putzen, aufräumen, geputzt, staubsauger, wäsche, waschmaschine, haushalt, spülmaschine',
      'küche, bad, fenster, keller, handwerker, heizung',
    ),
    topic(
      'geld, finanzen',
      'geld, steuer, steuererklärung, rechnung, nachzahlung, schulden, konto, kredit, überweisung, finanzamt',
      'euro, bank, teuer, bezahlen, sparen, versicherung',
    ),
    topic(
      'schule, lernen, studium',
      'prüfung, klausur, uni, studium, vorlesung, hausaufgabe, schule, lehrer, lehrerin, hausarbeit, semester, abitur',
      'lernen, gelernt, note, aufgabe, kurs, seminar',
    ),
    topic('lesen, buch', 'buch, roman, lesen, gelesen, bücherei, krimi', 'seite, kapitel, autor, autorin, geschichte'),
    topic(
      'musik, konzert',
      'konzert, musik, band, lied, gitarre, klavier, chor, probe vom chor, geige',
      'singen, gespielt, getanzt, bühne, album',
    ),
    topic('film, kino', 'kino, film, serie, schauspieler, schauspielerin', 'folge, gesehen, staffel'),
    topic('haustier, hund, katze', 'hund, katze, tierarzt, kater, hamster, gassi, welpe', 'futter, leine, tier, fell'),
    topic('wetter', 'gewitter, wetterbericht, schneien, geschneit', 'regen, sonne, wetter, wind, schnee, grad'),
    topic('stress', 'stress, gestresst, überfordert, burnout', 'anstrengend, genervt, druck, müde, gereizt'),
    topic('traum', 'geträumt, traum', 'aufgewacht, nacht'),
  ],
  phrases: GERMAN_PHRASES,
  moods: {
    valences: [
      [
        4,
        'wunderbar fantastisch phantastisch großartig überglücklich traumhaft herrlich begeistert unglaublich_schön überwältigend sensationell selig',
      ],
      [
        3.5,
        'schönster schönste schönsten beste besten glücklich wunderschön liebe_dich jubeln gejubelt genial verliebt schwebe geliebt',
      ],
      [
        2.6,
        'freuen freue freut gefreut freude stolz dankbar toll super klasse spannend lustig gelacht lachen genossen genießen erleichtert prima spitze hurra gelungen geschafft lieben gewonnen lecker hoffnungsvoll',
      ],
      [
        1.8,
        'schön gut besser gern zufrieden gemütlich ruhig entspannt angenehm nett spaß geklappt geschmeckt klappt leicht lieb gemocht mag interessant gut_getan bestanden erfolg fröhlich',
      ],
      [
        -1.7,
        'müde schwer anstrengend langweilig leider unruhig unsicher nervös kompliziert stressig teuer mühsam schade verpasst streit gestritten falsch sorge kalt seltsam krank leer',
      ],
      [
        -2.6,
        'schlecht genervt gereizt ärgerlich ärger ärgern sauer wütend wut enttäuscht enttäuschend traurig sorgen angst schmerz schmerzen weh_tun tut_weh weh stress gestresst frustriert einsam allein peinlich nervt blöd doof mies überfordert erschöpft bereue hasse kaputt verloren fehlt kaum_geschlafen weinen geweint',
      ],
      [
        -3.6,
        'furchtbar schrecklich fürchterlich entsetzlich verzweifelt verzweiflung katastrophe albtraum horror grausam unerträglich hoffnungslos gestorben gekündigt zerstört am_boden panik nicht_aufhören_zu_weinen nicht_mehr_weiter nicht_schlafen schluss_gemacht elend',
      ],
    ],
    negations: 'nicht nie kein keine keinen keinem keiner nichts niemand ohne kaum weder niemals',
    boosters: 'sehr so total richtig wirklich unglaublich völlig absolut extrem ganz echt besonders mega wahnsinnig',
    dampeners: 'etwas bisschen ziemlich eher vielleicht fast einigermaßen halbwegs',
    irrealis: 'würde würden könnte wenn falls hoffentlich hoffe sollte wäre hätte ob wünschte',
    contrastives: 'aber doch jedoch trotzdem',
    isNegatedAfter: true,
  },
};
