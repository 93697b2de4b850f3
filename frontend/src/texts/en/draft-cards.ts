import type { ReactNode } from 'react';
import { area } from '../catalogue.ts';
import { sentence } from '../sentence.ts';

/** The cards of recordings that are no notes, of this device and of others. On most visits there is none. */
export const draftCardTexts = area('draft-cards', {
  recorded: (duration: ReactNode, moment: ReactNode) => sentence`${duration}, recorded ${moment}`,
  recordedBoth: (duration: ReactNode, before: string, moment: ReactNode) =>
    sentence`${duration}, ${before} of it on another device, recorded ${moment}`,
  goesOn: (from: string) => `Another device goes on with this recording from ${from}.`,
  endOnlyHere: (time: string) =>
    `The last ${time} of this copy are not in it: save it as a note of its own, or discard it.`,
  allThere: 'All of this copy is in it, so you can discard it here.',
  waitsForNetwork: 'Waits for the network, then it is sent by itself.',
  waitsForSignIn: 'Waits until you sign in again, then it is sent by itself.',
  resumeSaving: 'Resume saving',
  listen: 'Listen',
  discard: 'Discard',
  discardAsked: 'Discard this recording?',
  discardMeans: (title: string, time: string, seconds: number) =>
    `"${title}" (${time}) is not saved. You can undo this for ${seconds} seconds.`,
  leftRecording: (duration: ReactNode, moment: ReactNode) =>
    sentence`Recording from another device, ${duration}, left off at ${moment}`,
  leftFile: (size: string, moment: ReactNode) => sentence`File, ${size}, left off at ${moment}`,
  leftFilePart: (size: string, total: string, moment: ReactNode) =>
    sentence`File, ${size} of ${total}, left off at ${moment}`,
  onlyPart: 'Only a part of it has arrived. To save it, choose the file again.',
  discardElsewhereMeans: (title: string, seconds: number) =>
    `What has arrived of "${title}" is deleted. You can undo this for ${seconds} seconds.`,
  saveAsNote: 'Save as note',
  goOnRecording: 'Go on recording',
  saveOwnFirst: 'Save or cancel what you have recorded here first.',
});
