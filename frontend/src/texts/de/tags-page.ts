import type { tagsPageTexts } from '../en/tags-page.ts';
import { plural } from '../plural.ts';

export const tagsPage: typeof tagsPageTexts = {
  title: 'Tags',
  loading: 'Deine Tags werden geladen',
  notLoaded: 'Deine Tags konnten nicht geladen werden.',
  none: 'Noch keine Tags',
  whereFrom: 'Notizen bekommen von selbst Tags, und du kannst jeder deine eigenen geben.',
  find: 'Tag finden',
  noSuchTag: 'Kein Tag hat das in seinem Namen.',
  order: 'Reihenfolge',
  orders: { count: 'Die häufigsten zuerst', name: 'Nach Namen' },
  notes: (count) => plural(count, { one: '1 Notiz', other: `${count} Notizen` }),
  notesWith: (count, tag) => plural(count, { one: `1 Notiz mit ${tag}`, other: `${count} Notizen mit ${tag}` }),
  noNotes: 'Auf keiner Notiz',
  change: (tag) => `${tag} ändern`,

  newName: (tag) => `Neuer Name für ${tag}`,
  saveName: 'Namen speichern',
  keepName: 'Namen lassen, wie er war',
  taken: (name, tag) => `Du hast schon einen Tag „${name}“. „${tag}“ mit ihm zusammenführen?`,

  stitchThese: 'Diese Notizen verbinden …',
  mergeInto: 'Zusammenführen mit …',
  mergeTag: (tag) => `„${tag}“ zusammenführen`,
  mergeMeans: 'Jede Notiz, die ihn hat, bekommt stattdessen den anderen Tag.',
  into: 'Mit welchem Tag',
  choose: 'Wähle einen Tag',
  choice: (tag, count) => `${tag} (${count})`,
  merge: 'Zusammenführen',
  merging: 'Wird zusammengeführt …',
  merged: (tag, into) => `„${tag}“ ist jetzt „${into}“`,
  mergeFailed: (reason) => `Zusammenführen der Tags fehlgeschlagen: ${reason}`,

  alike: 'Sind das dieselben?',
  pair: (tag, into) => `${tag} und ${into}`,
  mergePair: (tag, into) => `„${tag}“ mit „${into}“ zusammenführen`,
  never: 'Diese beiden nie',
  neverPair: (tag, into) => `Diese beiden nie: „${tag}“ und „${into}“`,
  apart: (tag, into) => `„${tag}“ und „${into}“ bleiben getrennt`,
  apartFailed: (reason) => `Das konnte nicht geändert werden: ${reason}`,

  deleted: (tag) => `Tag „${tag}“ gelöscht`,
  deleteFailed: (reason) => `Löschen des Tags fehlgeschlagen: ${reason}`,
  restored: (tag) => `„${tag}“ ist wieder da`,
  restoreFailed: (reason) => `Zurückholen fehlgeschlagen: ${reason}`,
};
