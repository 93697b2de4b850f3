import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

const notes = (count: number) => plural(count, { one: '1 note', other: `${count} notes` });

/** One creation of several notes, and where its lines come from. */
export const stitchTexts = area('stitch', {
  stitch: 'Stitch together',
  stitchThese: 'Stitch these notes',
  ofNotes: (count: number) =>
    `${notes(count)} become one new text that cites each of them. The notes stay as they are.`,
  ofTag: (tag: string) =>
    `All your notes with “${tag}” become one new text that cites each of them. The notes stay as they are.`,
  ofFilter:
    'All notes that match these filters become one new text that cites each of them. The notes stay as they are.',
  leftOut: (count: number) =>
    `${notes(count)} that you may only read, or without words, cannot be used and will be left out.`,
  someLeftOut: 'Notes that you may only read, or without words, cannot be used and will be left out.',
  makeThemA: 'Make them a',
  tooFew: (least: number) => `At least ${least} notes are needed to stitch together.`,
  tooMany: (most: number) => `At most ${most} notes can be stitched together at once. Choose fewer.`,
  begin: 'Stitch',
  reviewWeek: 'Review my week',
  beingMade: 'Generating... Your notes are being stitched together.',
  cancel: 'Cancel stitching',
  cancelled: 'Stitching cancelled',
  failed: (reason: string) => `The notes could not be stitched together: ${reason}`,
  nothingMade: 'Nothing was stitched together.',

  madeOf: (count: number) => `From ${notes(count)}`,
  goneNotes: (count: number) => plural(count, { one: 'One note was deleted', other: `${count} notes were deleted` }),
  unsharedNotes: (count: number) =>
    plural(count, {
      one: 'One note is no longer shared with you',
      other: `${count} notes are no longer shared with you`,
    }),
  play: (moment: string, title: string) => `Play from ${moment} in ${title}`,
  pause: (title: string) => `Pause ${title}`,
  open: (title: string) => `Read it in ${title}`,
});
