import type { accountTexts } from '../en/account.ts';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const account: typeof accountTexts = {
  loading: 'Dein Konto wird geladen',
  notLoaded: 'Dein Konto konnte nicht geladen werden.',

  profile: 'Profil',
  name: 'Name',
  email: 'E-Mail',
  notKnown: 'Nicht bekannt',
  hereSince: 'Dabei seit',
  userId: 'Nutzer-ID',
  whatUserIdIsFor: 'Andere geben sie ein, oder deine E-Mail-Adresse, um eine Notiz mit dir zu teilen.',
  changePassword: 'Passwort ändern',
  keptElsewhere:
    'Name, E-Mail und Passwort liegen bei dem Dienst, mit dem du dich anmeldest, und werden dort geändert.',

  sessions: 'Wo du angemeldet bist',
  aboutSessions: 'Ein Browser, den du nicht kennst oder nicht mehr hast? Melde dich dort ab und ändere dein Passwort.',
  loadingSessions: 'Anmeldungen werden geladen',
  sessionsNotLoaded: 'Wo du angemeldet bist, konnte nicht geladen werden.',
  unknownBrowser: 'Ein unbekannter Browser',
  thisBrowser: 'dieser Browser',
  signedInAndUsed: (signedIn, lastUsed) => sentence`Angemeldet am ${signedIn}, zuletzt benutzt ${lastUsed}`,
  signOut: 'Abmelden',
  signOutOf: (browser, signedIn) => `Abmelden in ${browser}, angemeldet am ${signedIn}`,
  signedOutThere: 'Dort abgemeldet',
  hasToSignInAgain: (browser) => `${browser}: Dort ist eine neue Anmeldung nötig.`,
  signOutThereFailed: (reason) => `Abmelden dort fehlgeschlagen: ${reason}`,
  signOutEverywhere: 'Überall abmelden',
  signingOut: 'Wird abgemeldet …',
  signOutEverywhereAsked: 'Überall abmelden?',
  signOutEverywhereMeans:
    'Du wirst in jedem Browser abgemeldet, auch in diesem. Um dich wieder anzumelden, brauchst du dein Passwort.',
  signOutEverywhereFailed: (reason) => `Überall abmelden fehlgeschlagen: ${reason}`,

  events: 'Was mit deinem Konto geschah',
  aboutEvents: 'Warst das nicht immer du? Ändere dein Passwort und melde dich überall ab.',
  blocked: 'Personen, die du blockiert hast',
  aboutBlocked:
    'Sie können keine Notizen mit dir teilen. Blockieren kannst du im Menü einer Notiz, die jemand mit dir geteilt hat.',
  device: 'Dieses Gerät',
  aboutDevice: 'Wie Stitchbook in diesem Browser aussieht und arbeitet. Andere Geräte haben ihre eigene Wahl.',
  language: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  keepNotes: (count: number) => `Meine letzten ${count} Notizen offline lesbar halten`,
  aboutKeepingNotes:
    'Ihre Worte bleiben auf diesem Gerät, nicht der Ton. Wer sich abmeldet oder das ausschaltet, löscht sie von hier.',
  captions: 'Die Wörter zeigen, während ich spreche',
  aboutCaptions: 'Unter dem Faden, während eine Notiz aufgenommen wird. Ihre Wörter bekommt die Notiz in jedem Fall.',

  spokenLanguage: 'Die Sprache, die ich spreche',
  findOutLanguage: 'Beim Zuhören erkennen',
  notHeardHere: (language) => `${language} (wird hier nicht mehr verstanden)`,
  aboutSpokenLanguage:
    'Wer nur in einer Sprache aufnimmt und sie hier nennt, bekommt bessere Wörter. Vorhandene Notizen behalten ihre.',
  onlyLanguage: (language) =>
    `Hier wird nur ${language} verstanden. Wer Stitchbook betreibt, kann ein Modell oder einen Sprachdienst für andere Sprachen hinzufügen.`,
  languagesNotKnown: 'Welche Sprachen hier verstanden werden, ist nicht bekannt. Wer Stitchbook betreibt, weiß es.',

  titles: 'Titel',
  titleNotes: 'Notizen für mich betiteln',
  aboutTitles:
    'Eine Notiz, der du keinen Titel gibst, wird nach ihren eigenen Worten benannt. Notizen, die schon da sind, behalten ihren Titel; dort wird nur einer vorgeschlagen.',
  settingNotSaved: (reason) => `Speichern dieser Einstellung fehlgeschlagen: ${reason}`,

  signInFirst: 'Vorher musst du dich noch einmal anmelden.',
  export: 'Export',
  aboutExport:
    'Alle deine Notizen mit Aufnahmen, Worten, Tags, Kommentaren und Werken, als eine Zip-Datei. Jedes Stitchbook kann sie importieren.',
  exportEverything: 'Alles exportieren',
  exportFailed: (reason) => `Exportieren fehlgeschlagen: ${reason}`,

  import: 'Import',
  aboutImport:
    'Die Zip-Datei eines Exports, aus diesem Stitchbook oder einem anderen. Was du schon hast, bleibt, wie es ist.',
  chooseArchive: 'Archiv auswählen',
  importAnother: 'Noch ein Archiv importieren',
  sendingArchive: 'Das Archiv wird gesendet …',
  readingArchive: 'Das Archiv wird gelesen. Das kann eine Weile dauern …',
  progress: 'Senden des Archivs',
  sent: 'Gesendet',
  sentOf: (sent, total) => `${sent} von ${total}`,
  importFailed: (reason) => `Importieren fehlgeschlagen: ${reason}`,
  notesImported: (count) => plural(count, { one: '1 Notiz importiert', other: `${count} Notizen importiert` }),
  creationsImported: (count) => plural(count, { one: '1 Werk importiert', other: `${count} Werke importiert` }),
  alreadyHere: (count) => `${count} schon hier`,
  notRead: (count) => `${count} nicht lesbar`,
  whatWasNotRead: 'Was nicht lesbar war',

  deleteAccount: 'Konto löschen',
  aboutDelete:
    'Dein Konto ist dann für immer weg, mit deinen Notizen, Aufnahmen, Kommentaren, Freigaben und Werken und mit dem, was andere aus deinen Notizen gemacht haben. Willst du etwas behalten, exportiere es vorher.',
  deleteMine: 'Mein Konto löschen',
  deleteAsked: 'Dein Konto löschen?',
  deleteMeans: 'Alles darin geht mit, und niemand kann es zurückholen.',
  toConfirm: (wanted) => sentence`Gib zur Bestätigung ${wanted} ein.`,
  yourEmail: 'Deine E-Mail',
  deleteFailed: (reason) => `Löschen des Kontos fehlgeschlagen: ${reason}`,
  deleting: 'Wird gelöscht …',
  deleteForEver: 'Für immer löschen',
};
