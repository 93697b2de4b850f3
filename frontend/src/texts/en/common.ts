import { area } from '../catalogue.ts';

/** What more than one area says, and what `design/` says by itself. */
export const commonTexts = area('common', {
  error: 'Error',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  delete: 'Delete',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  save: 'Save',
  saving: 'Saving…',
  share: 'Share',
  tryAgain: 'Try again',
  undo: 'Undo',
  undoFor: (seconds: number) => `You can undo this for ${seconds} seconds, by F8 on a keyboard.`,
  menuNotLoaded: 'This menu could not be loaded. Are you offline?',
  privacy: 'Privacy',
  terms: 'Terms',
  help: 'Help',
  keptWords: 'Words that were not saved',
  yourWords: 'Your words',
  goOnWithWords: 'Go on with them',
  throwWordsAway: 'Throw away',
  wordsNotCopied: 'The browser did not let the words be copied.',
});
