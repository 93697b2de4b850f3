import type { noteActionTexts } from '../en/note-actions.ts';

export const noteActions: typeof noteActionTexts = {
  deleteAsked: 'Bist du sicher?',
  deleteMeans: (title) => `Die Notiz „${title}“ wird für immer gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleted: 'Notiz gelöscht',
  deleteFailed: (reason) => `Löschen der Notiz fehlgeschlagen: ${reason}`,
  restored: 'Notiz wieder da',
  restoreFailed: (reason) => `Zurückholen der Notiz fehlgeschlagen: ${reason}`,
  deletedTooLongAgo: 'Das Löschen ist zu lange her.',

  leave: 'Entfernen',
  leaveThis: 'Aus meiner Liste entfernen',
  leaveAsked: 'Diese Notiz aus deiner Liste entfernen?',
  leaveMeans: (title, owner) =>
    `Du kannst „${title}“ dann nicht mehr öffnen. ${owner} behält sie und kann sie wieder mit dir teilen.`,
  left: 'Aus deiner Liste entfernt',
  leaveFailed: (reason) => `Entfernen aus deiner Liste fehlgeschlagen: ${reason}`,
  block: 'Blockieren',
  blockPerson: (name) => `${name} blockieren`,
  blockAsked: (name) => `${name} blockieren?`,
  blockMeans:
    'Alle Notizen, die diese Person mit dir geteilt hat, verschwinden aus deiner Liste, und neue kann sie nicht mit dir teilen. Sie erfährt nichts davon. Auf deiner Kontoseite kannst du das aufheben.',
  blocked: (name) => `${name} ist blockiert`,
  blockFailed: (reason) => `Blockieren fehlgeschlagen: ${reason}`,

  pin: 'Anheften',
  pinFailed: (reason) => `Anheften fehlgeschlagen: ${reason}`,
  unpin: 'Lösen',
  unpinFailed: (reason) => `Lösen fehlgeschlagen: ${reason}`,
  editTitle: 'Titel bearbeiten',
  title: 'Titel',
  saveTitle: 'Titel speichern',
  cancelEditing: 'Bearbeiten abbrechen',
  titleUpdated: 'Titel geändert',
  titleFailed: (reason) => `Ändern des Titels fehlgeschlagen: ${reason}`,
  changedSince: 'Jemand anderes hat diese Notiz inzwischen geändert.',
  calledNow: (changed, title) =>
    `${changed} Sie heißt jetzt „${title}“. Speichere, wenn du trotzdem deinen Titel willst.`,
  unknownError: 'Unbekannter Fehler',
  invalidAnswer: 'Die Antwort des Servers war unvollständig',
};
