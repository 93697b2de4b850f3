import type { PhraseWords } from '../../creations/phrases.ts';

export const DUTCH_PHRASES: PhraseWords = {
  openers: `nou dus even_kijken o_ja oh_ja ja ach oké ok goed hallo hoi hé en maar notitie notitie_voor_mezelf ik_denk ik_geloof eigenlijk trouwens eh`,
  subjects: `ik we wij hij ze zij het de een mijn vandaag gisteren morgen dat er`,
  obligations: `ik_moet ik_moet_nog ik_moet_ook ik_moet_ook_nog ik_moet_even we_moeten we_moeten_nog wij_moeten ik_zou_moeten moet_ik moet_ik_nog moet_ik_ook moeten_we moeten_we_nog niet_vergeten_om_te vergeet_niet_om_te
    help_me_herinneren_om_te`,
  neverTasks: `zeggen toegeven bekennen zijn eerlijk er het niet altijd`,
  conjunctions: `omdat maar want anders hoewel dat als zodat`,
  dangling: `de het een mijn onze met van te in op aan voor en of niet is zijn was heeft hebben wordt kan bij uit naar over om heel als dan ter`,
  anaphora: `hij zij ze het dat dit deze die hem haar hun daar daarna daarom toen dan er`,
  times: [
    [-60, 'een_jaar_geleden twee_jaar_geleden drie_jaar_geleden jaren_geleden een_paar_jaar_geleden'],
    [-55, 'vorig_jaar'],
    [-45, 'een_maand_geleden twee_maanden_geleden drie_maanden_geleden'],
    [-40, 'vorige_maand'],
    [-30, 'een_week_geleden twee_weken_geleden drie_weken_geleden een_paar_weken_geleden'],
    [-20, 'vorige_week vorig_weekend'],
    [-15, 'twee_dagen_geleden drie_dagen_geleden een_paar_dagen_geleden'],
    [-14, 'eergisteren'],
    [-10, 'gisteren gisterochtend gistermorgen'],
    [-9, 'gistermiddag gisteravond'],
    [-8, 'vannacht afgelopen_nacht'],
    [1, 'vanmorgen vanochtend'],
    [3, 'vanmiddag'],
    [5, 'vanavond'],
    [10, 'morgen morgenochtend morgenmiddag morgenavond'],
    [14, 'overmorgen'],
    [20, 'volgende_week'],
    [40, 'volgende_maand'],
    [55, 'volgend_jaar'],
    [
      null,
      "op_maandag op_dinsdag op_woensdag op_donderdag op_vrijdag op_zaterdag op_zondag 's_avonds 's_middags de_volgende_dag",
    ],
  ],
  noTasks: 'In deze notitie worden geen taken genoemd.',
  taskList: ['taken', 'takenlijst', 'to-do', 'todo'],
};
