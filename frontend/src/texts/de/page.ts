import type { pageTexts } from '../en/page.ts';

export const page: typeof pageTexts = {
  skipToContent: 'Zum Inhalt springen',
  sections: 'Bereiche',
  notes: 'Notizen',
  insights: 'Einblicke',
  creations: 'Werke',
  keyboardShortcuts: 'Tastenkürzel',
  thisScreen: 'Diese Seite',
  theRecording: 'Die Aufnahme',
  redirecting: 'Du wirst weitergeleitet …',
  signedOut: 'Du bist abgemeldet.',
  signedOutMeans: 'Was du aufnimmst oder schreibst, bleibt auf diesem Gerät.',
  signInAgain: 'Wieder anmelden',
  otherAccount: 'In diesem Browser hat sich jemand anderes angemeldet.',
  otherAccountMeans: 'Von dieser Seite wird nichts mehr gesendet; was du aufgenommen hast, wartet auf dich.',
  loadTheirPage: 'Deren Seite laden',
  offline: 'Du bist offline.',
  offlineMeans: 'Aufnehmen geht trotzdem: Alles bleibt auf diesem Gerät und wird gesendet, sobald das Netz zurück ist.',
  insightsSoon: 'Einblicke gibt es bald',
  insightsWillShow:
    'Daran wird noch gearbeitet. Hier siehst du dann, worauf du zurückkommst und wie es sich mit der Zeit anfühlt.',
  notFound: 'Seite nicht gefunden',
  nothingHere: 'Hier endet der Faden: Unter dieser Adresse gibt es nichts.',
  goToNotes: 'Zu deinen Notizen',
};
