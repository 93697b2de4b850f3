import { topic } from '../themes/topics/topic.ts';
import { DUTCH_PHRASES } from './phrases/dutch.ts';
import type { LanguageWords } from './language-words.ts';

export const DUTCH: LanguageWords = {
  algorithm: 'dutch',
  hasCompounds: true,
  determiners: 'de het een mijn onze ons deze dit die dat',
  vague: `dag dagen week weken maand maanden jaar jaren uur uren minuut minuten seconde moment ochtend morgen middag avond nacht vandaag gisteren gisteravond vanochtend weekend
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december lente zomer herfst winter
    ding dingen zaak mensen mens wereld man vrouw leven woord naam nummer deel kant begin eind einde helft probleem vraag antwoord reden geval soort manier idee gedachte gevoel
    hoofd hand handen oog ogen voorbeeld notitie opname bericht euro meter kilometer keer beetje paar eh nou ja nee oké dus bedankt niks plek deur tafel water lucht straat`,
  topics: [
    topic(
      'werk, kantoor',
      'baas, vergadering, kantoor, collega, klant, overwerk, thuiswerken',
      'werk, werken, project, team, presentatie, rapport, contract, bedrijf, plan',
    ),
    topic(
      'nieuwe baan, baan, carrière',
      'sollicitatie, sollicitatiegesprek, solliciteren, vacature, promotie, de baan',
      'salaris, contract, beginnen, baan',
    ),
    topic('ontslag, werkloosheid', 'ontslagen, ontslag, werkloos, uitkering', 'brief, baas, transitievergoeding'),
    topic(
      'gezondheid, dokter',
      'dokter, huisarts, tandarts, ziekenhuis, medicijn, fysiotherapeut, koorts, griep, verzekeringspas, apotheek, verpleegster, verkouden, pillen',
      'ziek, pijn, rug, knie, afspraak, hoest, operatie, hoofdpijn',
    ),
    topic(
      'slaap, moeheid',
      'slapeloos, slechte nacht, slecht geslapen, niet slapen, dutje',
      'slapen, geslapen, wakker, moe, uitgeput, bed, kussen',
    ),
    topic(
      'boodschappen, boodschappenlijst',
      'boodschappen, supermarkt, afwasmiddel, wasmiddel, wc-papier, boodschappenlijst',
      'melk, brood, broden, ei, eieren, boter, kaas, tomaat, tomaten, ui, appel, koffie, rijst, meel, suiker, yoghurt, pasta, aardappel',
    ),
    topic(
      'koken, recept, eten',
      'recept, koken, gekookt, bakken, soep, taart, stamppot, oven',
      'ei, eieren, suiker, meel, ui, pan, zout, eten, lekker, gerecht, keuken',
    ),
    topic(
      'tuin, tuinieren',
      'tuin, moestuin, tuinieren, planten, geplant, gras maaien, onkruid, snoeien, zaaien',
      'tomaat, tomaten, sla, aardbei, aardbeien, bloem, boom, aarde, zaad, heg',
    ),
    topic(
      'familie',
      'oma, opa, zus, broer, tante, oom, neef, nicht, schoonmoeder, mama, papa, ouders, kleinkind',
      'moeder, vader, familie, zoon, dochter, kind',
    ),
    topic(
      'kinderen, gezin, baby',
      'baby, kinderopvang, crèche, eerste stapjes, luier, de kleine, speeltuin',
      'kind, kinderen, zoon, dochter, spelen, geboorte',
    ),
    topic(
      'rouw, dood, verlies',
      'overleden, dood, begrafenis, rouw, gestorven, crematie, kerkhof, begraafplaats',
      'verlies, huilen, leeg, gemis, afscheid',
    ),
    topic(
      'scheiding, relatie',
      'uitgemaakt, scheiding, gescheiden, uit elkaar, verlaten',
      'samen, relatie, koffer, liefde',
    ),
    topic(
      'relatie, liefde',
      'verliefd, verloofd, bruiloft, trouwen, huwelijk',
      'relatie, liefde, zoen, vriend, vriendin',
    ),
    topic(
      'vrienden, vriendschap',
      'vriendschap, beste vriendin, beste vriend',
      'vriend, vriendin, vrienden, afgesproken',
    ),
    topic('verjaardag, feest', 'verjaardag, feest, feestje', 'cadeau, taart, kaars, uitnodiging, gast, gevierd'),
    topic(
      'auto, garage',
      'auto, garage, monteur, bandenwissel, rem, motor, benzine, apk',
      'band, rijden, reparatie, rijbewijs, parkeren',
    ),
    topic('fiets, fietsen', 'fiets, fietsen, fietstocht, wielrennen', 'zadel, ketting, helm'),
    topic(
      'sport, hardlopen, training',
      'training, trainen, sportschool, marathon, hardlopen, zwemmen, yoga, voetbal, tennis, hardgelopen',
      'kilometer, been, benen, gelopen, sport, wedstrijd, doelpunt',
    ),
    topic(
      'vakantie, reis',
      'vakantie, reis, vliegtuig, vliegveld, hotel, vlucht, reizen',
      'strand, zee, varen, boot, eiland, aangekomen, koffer, trein, bergen',
    ),
    topic('natuur, wandeling', 'wandeling, wandelen, bos, gewandeld', 'vogel, boom, natuur, buiten, bergen'),
    topic(
      'huis, appartement, verhuizing',
      'appartement, verhuizing, huur, verhuurder, verhuizen, bezichtiging, makelaar, huurwoning',
      'balkon, kamer, kamers, bus, buren, doos, huis',
    ),
    topic(
      'huishouden, schoonmaken',
      'schoonmaken, stofzuiger, wasmachine, opruimen, afwas, vaatwasser, loodgieter, huishouden',
      'keuken, badkamer, raam, lekkage, verwarming, was',
    ),
    topic(
      'geld, financiën',
      'geld, rekening, belasting, schuld, overboeking, lening, sparen, hypotheek, belastingaangifte',
      'euro, bank, duur, betalen, verzekering, hoger',
    ),
    topic(
      'studie, examen, school',
      'examen, tentamen, universiteit, huiswerk, school, docent, leraar, lerares, semester, scriptie, toets',
      'les, leren, geleerd, vraag, cijfer, cursus, studeren',
    ),
    topic(
      'lezen, boek',
      'boek, roman, lezen, gelezen, bibliotheek',
      'bladzijde, hoofdstuk, schrijver, schrijfster, verhaal',
    ),
    topic(
      'muziek, concert',
      'concert, muziek, liedje, gitaar, piano, koor, viool, orkest',
      'band, zingen, spelen, speelde, zaal, album, gedanst',
    ),
    topic('film, bioscoop', 'bioscoop, film, serie, acteur, actrice', 'aflevering, seizoen, gekeken'),
    topic('huisdier, hond, kat', 'hond, kat, dierenarts, puppy, poes, kitten', 'brokken, riem, dier, vacht'),
    topic('weer', 'onweer, weerbericht, sneeuwen', 'regen, zon, wind, sneeuw, graden, regenen'),
    topic('stress', 'stress, gestrest, overspannen, burn-out', 'moe, geïrriteerd, druk, vermoeiend, uitgeput'),
    topic('dromen', 'gedroomd, droom', 'wakker, nacht'),
  ],
  phrases: DUTCH_PHRASES,
  moods: {
    valences: [
      [
        4,
        'geweldig fantastisch prachtig ongelooflijk_mooi schitterend perfect dolgelukkig fenomenaal heerlijk super_blij',
      ],
      [3.5, 'gelukkig geluk juichen juichten mooiste beste dol_op verliefd trots zalig genoten'],
      [
        2.6,
        'blij vrolijk leuk lekker gewonnen gelukt opgelucht lachen gelachen grappig uitstekend geslaagd genieten dankbaar boeiend enthousiast top plezier',
      ],
      [
        1.8,
        'goed mooi fijn prettig rustig makkelijk interessant beter tevreden gezellig aardig lief ontspannen bevalt deed_me_goed hoop bedankt',
      ],
      [
        -1.7,
        'moe moeilijk zwaar saai ingewikkeld duur nerveus jammer helaas koud raar ziek vermoeiend ruzie onzeker druk',
      ],
      [
        -2.6,
        'slecht verdrietig teleurgesteld geïrriteerd boos kwaad woede bang uitgeput pijn zorgen stress gestrest gefrustreerd alleen eenzaam schaamte verloren huilen gehuild haat leeg overspannen mislukt gezakt mis_hem mis_haar spijt hoofdpijn zat',
      ],
      [
        -3.6,
        'verschrikkelijk vreselijk afschuwelijk wanhopig wanhoop ramp nachtmerrie ondraaglijk kapot overleden ontslagen uitgemaakt paniek niet_stoppen_met_huilen hel ellende',
      ],
    ],
    negations: 'niet nooit geen niets niks niemand zonder nauwelijks noch',
    boosters: 'heel erg zo echt zeer super helemaal ontzettend behoorlijk enorm bijzonder',
    dampeners: 'beetje vrij bijna misschien enigszins tamelijk',
    irrealis: 'zou zouden als hopelijk hoop kon indien of',
    contrastives: 'maar toch echter',
    isNegatedAfter: true,
  },
};
