import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** The question before signing out, where something is not saved yet. */
export const logOutTexts = area('log-out', {
  asked: 'Log out now?',
  logOut: 'Log out',
  recordingStops: 'You are recording. That stops, and what you said stays on this device until you sign in here again.',
  recordingStays: 'Your recording is not saved yet. It stays on this device until you sign in here again.',
  recordingLost: 'Your recording is not saved yet, and this device could not keep all of it. Save it first.',
  fileStops: 'A file is still being sent. That stops, and the file has to be chosen again.',
  recordingsStay: (count: number) =>
    plural(count, {
      one: 'A recording on this device is not saved yet. It stays here until you sign in again.',
      other: `${count} recordings on this device are not saved yet. They stay here until you sign in again.`,
    }),
  wordsStay: 'Words that you typed are not saved yet. They stay on this device until you sign in here again.',
});
