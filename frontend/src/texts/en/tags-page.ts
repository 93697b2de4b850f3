import { area } from '../catalogue.ts';
import { plural } from '../plural.ts';

/** All tags of a person, on a page of their own. */
export const tagsPageTexts = area('tags-page', {
  title: 'Tags',
  loading: 'Loading your tags',
  notLoaded: 'Your tags could not be loaded.',
  none: 'No Tags Yet',
  whereFrom: 'Notes get tags by themselves, and you can add your own to each.',
  find: 'Find a tag',
  noSuchTag: 'No tag has this in its name.',
  order: 'Order',
  orders: { count: 'Most used', name: 'By name' },
  notes: (count: number) => plural(count, { one: '1 note', other: `${count} notes` }),
  notesWith: (count: number, tag: string) =>
    plural(count, { one: `1 note with ${tag}`, other: `${count} notes with ${tag}` }),
  noNotes: 'On no note',
  change: (tag: string) => `Change ${tag}`,

  newName: (tag: string) => `New name for ${tag}`,
  saveName: 'Save the name',
  keepName: 'Leave the name as it was',
  taken: (name: string, tag: string) => `You already have a tag “${name}”. Merge “${tag}” into it?`,

  stitchThese: 'Stitch these notes together…',
  mergeInto: 'Merge into…',
  mergeTag: (tag: string) => `Merge “${tag}”`,
  mergeMeans: 'Every note that has it gets the other tag in its place.',
  into: 'Into which tag',
  choose: 'Choose a tag',
  choice: (tag: string, count: number) => `${tag} (${count})`,
  merge: 'Merge',
  merging: 'Merging…',
  merged: (tag: string, into: string) => `“${tag}” merged into “${into}”`,
  mergeFailed: (reason: string) => `Failed to merge the tags: ${reason}`,

  alike: 'Could These Be One?',
  pair: (tag: string, into: string) => `${tag} and ${into}`,
  mergePair: (tag: string, into: string) => `Merge “${tag}” into “${into}”`,
  never: 'Never these two',
  neverPair: (tag: string, into: string) => `Never these two: “${tag}” and “${into}”`,
  apart: (tag: string, into: string) => `“${tag}” and “${into}” stay apart`,
  apartFailed: (reason: string) => `That could not be changed: ${reason}`,

  deleted: (tag: string) => `Tag “${tag}” deleted`,
  deleteFailed: (reason: string) => `Failed to delete the tag: ${reason}`,
  restored: (tag: string) => `“${tag}” is back`,
  restoreFailed: (reason: string) => `Failed to undo: ${reason}`,
});
