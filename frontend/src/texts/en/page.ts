import { area } from '../catalogue.ts';

/** What stands around every screen, and the screens that only say something. */
export const pageTexts = area('page', {
  skipToContent: 'Skip to content',
  sections: 'Sections',
  notes: 'Notes',
  insights: 'Insights',
  creations: 'Creations',
  keyboardShortcuts: 'Keyboard shortcuts',
  thisScreen: 'This screen',
  theRecording: 'The recording',
  redirecting: 'Redirecting...',
  signedOut: 'You are signed out.',
  signedOutMeans: 'What you record or write is kept on this device.',
  signInAgain: 'Sign in again',
  otherAccount: 'Somebody else has signed in in this browser.',
  otherAccountMeans: 'Nothing of this page is sent any more; what you recorded waits for you.',
  loadTheirPage: 'Load their page',
  offline: 'You are offline.',
  offlineMeans: 'You can still record: it is kept on this device and sent when the network is back.',
  insightsSoon: 'Insights Coming Soon',
  insightsWillShow:
    'This feature is under development. It will show what you come back to, and how it feels over time.',
  notFound: 'Page Not Found',
  nothingHere: 'The thread ends here: there is nothing at this address.',
  goToNotes: 'Go to your notes',
});
