import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** Recordings that are no notes: what becomes of them. */
export const unsavedTexts = area('unsaved', {
  savedInView: 'Voice note saved successfully!',
  uploadedInView: 'Voice note uploaded and saved successfully!',
  saved: 'Note saved successfully!',
  notSaved: 'Failed to save note. Please try again.',
  notTranscribed: 'Failed to transcribe and save the recording.',
  notUploaded: 'Failed to upload and process the audio file.',
  uploadCancelled: 'Upload cancelled.',
  keptHere: 'Kept on this device',
  sentWhenReachable: 'It is sent as soon as Stitchbook can be reached again.',
  sentWhenSignedIn: 'It is sent as soon as you have signed in again.',
  otherTab: 'Another tab is busy with this recording.',
  notSavedYet: 'Not saved yet',
  keptCount: (count: number) =>
    `${plural(count, { one: 'A recording is', other: `${count} recordings are` })} kept on this device until saved or discarded.`,
  cannotLook: 'This browser could not look for recordings that are not saved yet.',
  reloadToSee: (reason: string) => `${reason} What is kept on this device stays there: reload the page to see it.`,
  discarded: 'Recording discarded.',
  notBroughtBack: 'This browser could not bring the recording back.',
  notDiscarded: 'This browser could not discard the recording. Please try again.',
  notRead: 'This browser could not read the recording.',
  stillHere: (reason: string) => `${reason} It is still on this device: reload the page and try again.`,
  noRoom: 'This device has no room left to keep the recording.',
  updatedInOtherTab: 'Stitchbook was updated in another tab: this one can no longer use what is kept on this device.',
  leftUnfinished: 'Left unfinished',
});
