import type { administrationTexts } from '../en/administration.ts';
import { sentence } from '../sentence.ts';

export const administration: typeof administrationTexts = {
  administration: 'Verwaltung',
  aboutAdministration: 'Du kümmerst dich um dieses Stitchbook, für alle hier.',
  workInProgress: 'Laufende Arbeit',
  whatHappened: 'Was hier geschah',
  hideWhatHappened: 'Ausblenden, was hier geschah',
  invitations: 'Einladungen',
  loadingInvitations: 'Einladungen werden geladen',
  invitationsNotLoaded: 'Die Einladungen konnten nicht geladen werden.',
  noInvitations: 'Es ist keine Einladung offen.',
  unusedInvitations: 'Einladungen, die noch niemand benutzt hat',
  whoeverHasTheLink: 'Wer den Link hat',
  until: (date) => sentence`bis ${date}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (name) => `Einladung zurücknehmen: ${name}`,
  takenBack: 'Einladung zurückgenommen',
  linkIsDead: 'Ihr Link führt nirgendwo mehr hin.',
  takeBackFailed: (reason) => `Zurücknehmen der Einladung fehlgeschlagen: ${reason}`,
  emailOfInvited: 'E-Mail der eingeladenen Person (kann leer bleiben)',
  invite: 'Einladen',
  inviting: 'Wird eingeladen …',
  inviteFailed: (reason) => `Einladen fehlgeschlagen: ${reason}`,
  giveLinkTo: (email) =>
    sentence`Gib diesen Link an ${email}. Du siehst ihn nur dieses eine Mal, und er gilt eine Woche.`,
  giveLinkToSomebody: 'Gib diesen Link an eine Person. Du siehst ihn nur dieses eine Mal, und er gilt eine Woche.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  theLink: 'Der Link',
};
