import { area } from '../catalogue.ts';

/** What the web app says by itself when something goes wrong; the server's own sentences come from the server. */
export const problemTexts = area('problems', {
  unreachable: 'Stitchbook cannot be reached. It may be that this device is offline.',
  unreadable: 'The answer could not be read.',
  workCancelled: 'The work was cancelled.',
  partNotLoaded: (what: string) => `${what} could not be loaded.`,
  partNotShown: (what: string) => `${what} could not be shown.`,
  offlineOrUpdated: 'Either this device is offline, or Stitchbook was updated while this page was open.',
  ourMistake: 'That is a mistake in Stitchbook. It may work at a second try.',
  recordingIsKept: 'What you have recorded is still on this device.',
  reload: 'Reload the page',
  endedElsewhere: 'Another device has saved this recording, or goes on with it.',
  recordingGone: 'This recording is not there any more.',
  noteAlready: 'A note has this recording already.',
  notOpened: 'This could not be opened. Are you offline?',
});
