import type { selectionTexts } from '../en/selection.ts';
import { plural } from '../plural.ts';

const notes = (count: number) => plural(count, { one: '1 Notiz', other: `${count} Notizen` });

export const selection: typeof selectionTexts = {
  selectedNotes: 'Ausgewählte Notizen',
  selected: (count) => `${count} ausgewählt`,
  hint: 'Drücke auf die Notizen, die du meinst.',
  export: 'Exportieren',
  withAudio: 'Mit Audio (.zip)',
  wordsOnly: 'Nur die Worte (.md)',
  downloading: (count) => `Dein Browser speichert ${notes(count)} mit Audio`,
  tooMany: (most) =>
    `In ein Archiv passen höchstens ${most} Notizen. Wähle weniger aus, oder exportiere alles auf deiner Kontoseite.`,
  notAllThere: 'Nicht alle diese Notizen sind noch da. Die Liste wird neu geladen.',
  end: 'Auswählen beenden',
  deleteMeans: (count) =>
    `${plural(count, { one: 'Die ausgewählte Notiz wird', other: `Die ${count} ausgewählten Notizen werden` })} endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleted: (count) => `${notes(count)} gelöscht`,
  restored: (count) => `${notes(count)} wiederhergestellt`,
  tagged: (count) => `${notes(count)} mit Tag versehen`,
  exported: (count) => `${notes(count)} exportiert`,
  failed: (count, reason) => `Bei ${notes(count)} hat es nicht geklappt, sie bleiben ausgewählt: ${reason}`,
  notRestored: (count, reason) => `${notes(count)} nicht wiederhergestellt: ${reason}`,
  fileName: 'Stitchbook-Notizen',
};
