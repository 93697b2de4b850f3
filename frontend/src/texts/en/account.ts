import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

export const accountTexts = area('account', {
  loading: 'Loading your account',
  notLoaded: 'Your account could not be loaded.',

  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  notKnown: 'Not known',
  hereSince: 'Here since',
  userId: 'User id',
  whatUserIdIsFor: 'Others type it, or your email address, to share a note with you.',
  changePassword: 'Change password',
  keptElsewhere: 'Your name, email and password are kept by the service that you sign in with, and are changed there.',

  sessions: 'Where you are signed in',
  aboutSessions: 'A browser that you do not know, or have no longer? Sign out there, and change your password.',
  loadingSessions: 'Loading sessions',
  sessionsNotLoaded: 'Where you are signed in could not be loaded.',
  unknownBrowser: 'A browser that is not known',
  thisBrowser: 'this browser',
  signedInAndUsed: (signedIn: ReactNode, lastUsed: ReactNode) => sentence`Signed in ${signedIn}, last used ${lastUsed}`,
  signOut: 'Sign out',
  signOutOf: (browser: string, signedIn: string) => `Sign out of ${browser}, signed in ${signedIn}`,
  signedOutThere: 'Signed out there',
  hasToSignInAgain: (browser: string) => `${browser} has to sign in again.`,
  signOutThereFailed: (reason: string) => `Failed to sign out there: ${reason}`,
  signOutEverywhere: 'Sign out everywhere',
  signingOut: 'Signing out…',
  signOutEverywhereAsked: 'Sign out everywhere?',
  signOutEverywhereMeans:
    'You will be signed out in every browser, this one included. Signing in again takes your password.',
  signOutEverywhereFailed: (reason: string) => `Failed to sign out everywhere: ${reason}`,

  events: 'What happened with your account',
  aboutEvents: 'Was something not you? Change your password and sign out everywhere.',
  blocked: 'People you have blocked',
  aboutBlocked: 'They cannot share notes with you. To block somebody, use the menu of a note that they shared.',
  device: 'This device',
  aboutDevice: 'How Stitchbook looks and works in this browser. Other devices have choices of their own.',
  language: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  keepNotes: (count: number) => `Keep my last ${count} notes readable offline`,
  aboutKeepingNotes:
    'Their words are kept on this device, not their audio. Signing out, or turning this off, deletes them from it.',
  captions: 'Show the words while I speak',
  aboutCaptions: 'Under the thread while a note is recorded. The note gets its words either way.',

  spokenLanguage: 'The language I speak',
  findOutLanguage: 'Find out by listening',
  notHeardHere: (language: string) => `${language} (cannot be heard here any more)`,
  aboutSpokenLanguage:
    'Whoever records in one language alone gets better words by saying which. Notes that you have already keep theirs.',
  onlyLanguage: (language: string) =>
    `Only ${language} can be heard here. Whoever runs Stitchbook can add a model or a speech service for other languages.`,
  languagesNotKnown: 'Which languages can be heard here is not known. Whoever runs Stitchbook can tell.',

  titles: 'Titles',
  titleNotes: 'Title notes for me',
  aboutTitles:
    'A note that you leave without a title is named after its own words. Notes that you have already keep their titles; there a title is only suggested.',
  settingNotSaved: (reason: string) => `Failed to save this setting: ${reason}`,

  signInFirst: 'You will be asked to sign in again first.',
  export: 'Export',
  aboutExport:
    'All your notes with their recordings, words, tags, comments and creations, as one zip file. Any Stitchbook can import it.',
  exportEverything: 'Export everything',
  exportFailed: (reason: string) => `Failed to export: ${reason}`,

  import: 'Import',
  aboutImport: 'The zip file of an export, from this Stitchbook or another. What you have already stays as it is.',
  chooseArchive: 'Choose an archive',
  importAnother: 'Import another archive',
  sendingArchive: 'Sending the archive…',
  readingArchive: 'Reading the archive. This may take a while…',
  progress: 'Sending the archive',
  sent: 'Sent',
  sentOf: (sent: string, total: string) => `${sent} of ${total}`,
  importFailed: (reason: string) => `Failed to import: ${reason}`,
  notesImported: (count: number) => plural(count, { one: '1 note imported', other: `${count} notes imported` }),
  creationsImported: (count: number) =>
    plural(count, { one: '1 creation imported', other: `${count} creations imported` }),
  alreadyHere: (count: number) => `${count} already here`,
  notRead: (count: number) => `${count} could not be read`,
  whatWasNotRead: 'What could not be read',

  deleteAccount: 'Delete the account',
  aboutDelete:
    'Your account goes for ever, with your notes, recordings, comments, shares and creations, and what others made from your notes. If you want to keep something, export it first.',
  deleteMine: 'Delete my account',
  deleteAsked: 'Delete your account?',
  deleteMeans: 'Everything in it goes with it, and nobody can bring it back.',
  toConfirm: (wanted: ReactNode) => sentence`To confirm, type ${wanted}.`,
  yourEmail: 'Your email',
  deleteFailed: (reason: string) => `Failed to delete the account: ${reason}`,
  deleting: 'Deleting…',
  deleteForEver: 'Delete for ever',
});
