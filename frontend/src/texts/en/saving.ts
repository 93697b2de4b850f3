import { area } from '../catalogue.ts';

/** What the list says of recordings and files that become notes; what else is said of recordings comes later than the list. */
export const savingTexts = area('saving', {
  recordNew: 'Record a new note',
  waitsForNetwork: 'Waits for the network.',
  waitsForSignIn: 'Waits until you sign in again.',
  sending: 'Sending',
  sendingAudio: 'Sending the audio…',
  bytesOf: (sent: string, total: string) => `${sent} of ${total}`,
  waiting: 'Waiting',
  waitingForTurn: 'Waiting for its turn to be heard…',
  writingDown: 'Writing down',
  writingDownSpeech: 'Writing down what was said…',
  secondsOf: (done: number, total: number) => `${done} of ${total} seconds`,
  firstWords: 'The first words',
  saving: 'Saving',
  savingNote: 'Saving the note…',
  cancelSaving: 'Cancel saving',
  cancelAsked: 'Cancel saving?',
  cancelMeans: (seconds: number) =>
    `The recording can stay on this device, to be saved later. Discarding it can be undone for ${seconds} seconds.`,
  goOnSaving: 'Go on saving',
  keepHere: 'Keep on this device',
  discard: 'Discard',
});
