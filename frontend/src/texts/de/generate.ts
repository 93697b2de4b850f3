import type { generateTexts } from '../en/generate.ts';

export const generate: typeof generateTexts = {
  generate: 'Erzeugen',
  generateCreation: 'Werk erzeugen',
  generating: 'Wird erzeugt …',
  cancelGenerating: 'Erzeugen abbrechen',
  choose: 'Auswählen, was erzeugt wird',
  makeThisNoteA: 'Aus dieser Notiz wird',
  types: {
    narrative: 'Persönliche Erzählung',
    story: 'Geschichte',
    podcast_script: 'Podcast-Skript',
    summary: 'Zusammenfassung',
    action_items: 'Aufgaben',
    weekly_review: 'Wochenrückblick',
  },
  tooShort: (words) => `Ohne Sprachmodell zu kurz zum Umformen: dafür braucht es ${words} Wörter`,
  becomesSummary: 'Diese Notiz ist kurz, daraus wird eine Zusammenfassung',
  noWords: 'In dieser Notiz sind keine Worte, aus denen etwas werden könnte.',
  done: 'Dein neues Werk ist da!',
  view: 'Ansehen',
  cancelled: 'Erzeugen abgebrochen',
  failed: (reason) => `Erzeugen fehlgeschlagen: ${reason}`,
  nothingGenerated: 'Es konnte nichts erzeugt werden.',
};
