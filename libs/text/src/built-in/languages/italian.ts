import { topic } from '../themes/topics/topic.ts';
import { ITALIAN_PHRASES } from './phrases/italian.ts';
import type { LanguageWords } from './language-words.ts';

export const ITALIAN: LanguageWords = {
  algorithm: 'italian',
  determiners:
    'il lo la i gli le l un uno una al allo alla ai alle del dello della dei delle dal dalla nel nella nell dell all mio mia miei mie nostro nostra questo questa quel quella',
  vague: `giorno giorni giornata settimana settimane mese mesi anno anni ora ore minuto minuti secondo momento mattina mattino mezzogiorno pomeriggio sera serata notte stanotte
    stamattina oggi ieri domani fine lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre
    novembre dicembre primavera estate autunno inverno cosa cose gente mondo persona persone uomo donna vita parola nome numero parte lato inizio metà problema domanda
    risposta ragione caso tipo modo idea testa mano mani occhio occhi esempio nota registrazione messaggio euro metro chilometro chilometri volta volte ecco beh allora grazie
    niente nulla posto porta tavolo acqua aria via strada piacere`,
  topics: [
    topic(
      'lavoro, ufficio',
      'capo, riunione, ufficio, collega, cliente, straordinari, telelavoro',
      'lavoro, lavorare, progetto, squadra, presentazione, relazione di lavoro, contratto, azienda, piano',
    ),
    topic(
      'nuovo lavoro, lavoro, carriera',
      'colloquio, colloqui, curriculum, assunzione, promozione, avuto il posto',
      'stipendio, contratto, cominciare, offerta',
    ),
    topic(
      'licenziamento, disoccupazione',
      'licenziato, licenziata, licenziamento, disoccupato, disoccupata',
      'lettera, capo, liquidazione',
    ),
    topic(
      'salute, medico',
      'medico, dottore, dottoressa, dentista, ospedale, medicina, fisioterapia, febbre, influenza, tessera sanitaria, farmacia, infermiera, raffreddore, pastiglia',
      'malato, dolore, schiena, ginocchio, appuntamento, tosse, operazione',
    ),
    topic(
      'sonno, stanchezza',
      'insonnia, brutta notte, dormito male, pisolino',
      'dormire, dormito, svegliato, svegliata, stanco, esausto, letto, cuscino',
    ),
    topic(
      'spesa, lista della spesa',
      'spesa, supermercato, detersivo, carta igienica',
      'latte, pane, uovo, uova, burro, olio, formaggio, pomodoro, cipolla, mela, caffè, riso, farina, zucchero, yogurt, pasta, patata',
    ),
    topic(
      'cucina, ricetta',
      'ricetta, in forno, torta, minestra, zuppa, soffritto',
      'uovo, uova, zucchero, farina, cipolla, pentola, sale, cibo, buonissimo, piatto, cucina, forno',
    ),
    topic(
      'giardino, orto, piante',
      'giardino, orto, piantare, annaffiare, prato, vaso, giardinaggio, potare, piantato',
      'pomodoro, insalata, fragola, fiore, albero, terra, seme, pianta',
    ),
    topic(
      'famiglia',
      'nonna, nonno, sorella, fratello, zia, zio, cugino, cugina, suocera, mamma, papà, genitori, nipote',
      'madre, padre, famiglia, figlio, figlia, bambino',
    ),
    topic(
      'figli, famiglia, bambini',
      'neonato, neonata, asilo, primi passi, pannolino, la piccola, il piccolo, parco giochi',
      'figlio, figlia, bambino, bambina, giocare, nascita',
    ),
    topic(
      'lutto, morte',
      'morto, morta, morte, funerale, lutto, cimitero, deceduto',
      'perdita, piangere, vuota, dolore, addio',
    ),
    topic(
      'separazione, rottura',
      'mi ha lasciato, mi ha lasciata, separazione, divorzio, separato, ci siamo lasciati',
      'insieme, coppia, valigia, amore',
    ),
    topic(
      'coppia, amore',
      'innamorato, innamorata, matrimonio, sposarsi, sposarmi, fidanzato, fidanzata',
      'coppia, amore, bacio, relazione',
    ),
    topic('amici, amicizia', 'amicizia, migliore amica, migliore amico', 'amico, amica, amici, incontrare'),
    topic('compleanno, festa', 'compleanno, festa', 'regalo, torta, candela, invito, ospite, festeggiare'),
    topic(
      'auto, macchina, officina',
      'macchina, automobile, officina, meccanico, gomma, freno, motore, benzina',
      'guidare, riparare, patente, parcheggio, auto',
    ),
    topic('bicicletta', 'bicicletta, bici, ciclismo', 'sella, catena, casco, pedalare'),
    topic(
      'sport, allenamento, corsa',
      'allenamento, allenarsi, palestra, maratona, nuoto, yoga, calcio, tennis, nuotare',
      'chilometro, correre, gamba, sport, partita, gol, squadra, corsa',
    ),
    topic(
      'viaggio, vacanze',
      'vacanza, vacanze, viaggio, aereo, aeroporto, albergo, volo, viaggiare',
      'spiaggia, mare, barca, isola, arrivato, valigia, treno, montagna, visitare',
    ),
    topic(
      'natura, passeggiata',
      'passeggiata, escursione, bosco, passeggiare, camminata',
      'lago, uccello, albero, natura, montagna, camminare, aria aperta',
    ),
    topic(
      'casa, appartamento, trasloco',
      'appartamento, trasloco, affitto, padrone di casa, traslocare, agenzia immobiliare',
      'balcone, stanza, furgone, vicino di casa, scatola, casa',
    ),
    topic(
      'pulizie, casa',
      'pulire, aspirapolvere, lavatrice, pulizie, lavastoviglie, riordinare, idraulico',
      'cucina, bagno, finestra, perdita, riscaldamento, bucato',
    ),
    topic(
      'soldi, finanze',
      'soldi, bolletta, tasse, debito, bonifico, prestito, risparmiare, mutuo',
      'euro, banca, caro, pagare, aumentare, assicurazione, luce, fattura',
    ),
    topic(
      'studio, esame, università',
      'esame, università, compiti, scuola, professore, professoressa, semestre, liceo, tesi',
      'lezione, imparare, studiare, domanda, voto, corso, studio, studiato',
    ),
    topic(
      'lettura, libro',
      'libro, romanzo, leggere, letto cento pagine, biblioteca, lettura',
      'pagina, capitolo, autore, autrice, storia',
    ),
    topic(
      'musica, concerto',
      'concerto, musica, canzone, chitarra, pianoforte, coro, violino, orchestra',
      'gruppo, cantare, suonare, suonato, palco, disco, ballare',
    ),
    topic('cinema, film', 'cinema, film, serie, attore, attrice', 'episodio, stagione, guardare'),
    topic(
      'animali, cane, gatto',
      'cane, gatto, gatta, veterinario, veterinaria, cucciolo',
      'crocchette, guinzaglio, animale, pelo',
    ),
    topic('meteo', 'temporale, previsioni del tempo, nevicare', 'pioggia, sole, vento, neve, grado, piovere'),
    topic('stress', 'stress, stressato, stressata, sovraccarico', 'stanco, stufo, pressione, pesante, esausto'),
    topic('sogni', 'sognato, sogno', 'svegliato, notte'),
  ],
  phrases: ITALIAN_PHRASES,
  moods: {
    valences: [
      [
        4,
        'meraviglioso meravigliosa incredibile fantastico fantastica geniale stupendo stupenda straordinario perfetto spettacolare felicissimo felicissima emozionante',
      ],
      [
        3.5,
        'felice felicità gioia più_bello più_bella migliore_giorno adoro innamorato entusiasta orgoglioso orgogliosa',
      ],
      [
        2.6,
        'contento contenta contenti allegro ottimo ottima buonissimo buonissima vinto riuscito sollievo sollevato ridere riso_tanto divertente eccellente superato piacere grato bellissimo bellissima divertito',
      ],
      [
        1.8,
        'bene buono buona bello bella piacevole tranquillo tranquilla facile interessante meglio piaciuta piaciuto piace fatto_bene rilassato fortuna grazie simpatico liscia speranza',
      ],
      [
        -1.7,
        'stanco stanca difficile pesante pesanti noioso complicato caro nervoso peccato purtroppo freddo strano malato preoccupato preoccupata litigio litigato male',
      ],
      [
        -2.6,
        'brutto brutta cattivo triste deluso delusa stufo arrabbiato arrabbio arrabbiata rabbia paura esausto esausta dolore mal_di_testa preoccupa stress stressato frustrato solo sola vergogna perso piangere pianto odio vuoto vuota andato_male bocciato manca rimpiango',
      ],
      [
        -3.6,
        'orribile terribile tremendo tremenda disperato disperata disperazione catastrofe incubo insopportabile distrutto distrutta morto morta licenziato mi_ha_lasciata mi_ha_lasciato panico non_riesco_a_smettere_di_piangere non_ce_la_faccio inferno',
      ],
    ],
    negations: 'non mai niente nulla nessuno nessuna senza né neanche nemmeno',
    boosters: 'molto così davvero tanto proprio super totalmente assolutamente troppo che',
    dampeners: 'poco quasi abbastanza forse leggermente',
    irrealis: 'se sarebbe potrebbe magari spero vorrei dovrebbe avrei piacerebbe',
    contrastives: 'ma però tuttavia',
  },
};
