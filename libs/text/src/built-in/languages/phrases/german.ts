import type { PhraseWords } from '../../creations/phrases.ts';

export const GERMAN_PHRASES: PhraseWords = {
  openers: `also ach_ja ach naja na_ja na_gut na ja gut okay okay_also so hallo hey genau und aber kurze_notiz notiz notiz_an_mich notiz_an_mich_selbst ich_glaube ich_denke übrigens eigentlich äh ähm`,
  subjects: `ich wir er sie es das der die ihr mein meine heute gestern morgen am im`,
  obligations: `ich_muss ich_muss_noch ich_muss_auch ich_muss_auch_noch ich_muss_dann ich_muss_unbedingt ich_muss_heute_noch wir_müssen wir_müssen_noch ich_sollte ich_sollte_noch wir_sollten
    ich_soll ich_soll_noch muss_ich muss_ich_noch muss_ich_auch muss_ich_auch_noch müssen_wir müssen_wir_noch sollte_ich sollte_ich_noch sollten_wir nicht_vergessen erinnere_mich_daran`,
  neverTasks: `sagen zugeben gestehen sein ja nicht immer ehrlich es daran darüber gerade nur`,
  conjunctions: `weil aber denn damit sonst obwohl dass wenn sondern falls`,
  dangling: `der die das den dem des ein eine einen einem einer mein meine meinen mit von zu zum zur im am in an auf für und oder nicht ist sind war hat haben wird kann bei aus nach über um sehr als wie`,
  anaphora: `er sie es das ihn ihm ihr ihnen dies diese dieser dieses deshalb deswegen dann danach dort da damit davon dazu dabei`,
  times: [
    [
      -60,
      'vor_einem_jahr vor_zwei_jahren vor_drei_jahren vor_vielen_jahren vor_einigen_jahren vor_ein_paar_jahren vor_jahren',
    ],
    [-55, 'letztes_jahr im_letzten_jahr'],
    [-45, 'vor_einem_monat vor_zwei_monaten vor_drei_monaten vor_ein_paar_monaten'],
    [-40, 'letzten_monat'],
    [-30, 'vor_einer_woche vor_zwei_wochen vor_drei_wochen vor_vier_wochen vor_ein_paar_wochen'],
    [-20, 'letzte_woche letztes_wochenende'],
    [-15, 'vor_zwei_tagen vor_drei_tagen vor_ein_paar_tagen'],
    [-14, 'vorgestern'],
    [-10, 'gestern gestern_morgen gestern_früh gestern_vormittag'],
    [-9, 'gestern_nachmittag gestern_abend'],
    [-8, 'letzte_nacht heute_nacht'],
    [1, 'heute_morgen heute_früh heute_vormittag'],
    [3, 'heute_nachmittag heute_mittag'],
    [5, 'heute_abend'],
    [10, 'morgen morgen_früh morgen_vormittag morgen_nachmittag morgen_abend'],
    [14, 'übermorgen'],
    [20, 'nächste_woche'],
    [40, 'nächsten_monat'],
    [55, 'nächstes_jahr'],
    [
      null,
      'am_montag am_dienstag am_mittwoch am_donnerstag am_freitag am_samstag am_sonntag am_abend am_nachmittag am_nächsten_tag am_nächsten_morgen',
    ],
  ],
  noTasks: 'In dieser Notiz wurden keine Aufgaben genannt.',
  taskList: ['todo-liste', 'to-do-liste', 'todo', 'aufgaben'],
};
