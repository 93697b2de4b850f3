import type { creationTexts } from '../en/creations.ts';

export const creations: typeof creationTexts = {
  yourCreations: 'Deine Werke',
  loading: 'Werke werden geladen',
  notLoaded: 'Deine Werke konnten nicht geladen werden.',
  none: 'Noch keine Werke',
  howToMake: 'Mit „Erzeugen“ machst du aus einer Notiz etwas Neues.',
  older: 'Frühere Werke',
  basedOnNote: 'Aus einer Sprachnotiz',
  fromThisNote: 'Aus dieser Notiz',
  beingMade: 'Aus dieser Notiz entsteht gerade etwas Neues.',
  done: 'Erledigt:',
  toDo: 'Zu tun:',
  readyToPaste: 'Du kannst den Text jetzt anderswo einfügen.',
  notCopied: 'Dieser Browser lässt den Text nicht kopieren.',
  deleteAsked: 'Bist du sicher?',
  deleteMeans: (type) => `„${type}“ wird für immer gelöscht. Die Notiz dazu bleibt.`,
  deleted: 'Werk gelöscht',
  deleteFailed: (reason) => `Löschen fehlgeschlagen: ${reason}`,
};
