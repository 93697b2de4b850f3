import type { CreationFormat } from '@stitchbook/contracts';
import { area } from '../catalogue.ts';

/** One creation on its own page: its text is edited there, and looked at as it was before. */
export const creationPageTexts = area('creation-page', {
  back: 'Back to creations',
  open: 'Open',
  loading: 'Loading the creation',
  notReached: 'This creation could not be loaded.',
  notFound: 'Creation Not Found',
  notFoundMeans: 'It was deleted, or is not shared with you any more.',
  leftBehind: 'What you wrote here was not saved. You can copy it.',
  leftBehindMayNotEdit: 'What you wrote here was not saved, and you may not edit this any more. You can copy it.',
  sharedBy: (name: string) => `Shared by ${name}`,
  sharedWith: (people: number) => (people === 1 ? 'Shared with 1 person' : `Shared with ${people} people`),
  edited: (when: string) => `Edited ${when}`,
  editedBy: (name: string, when: string) => `Edited by ${name}, ${when}`,

  edit: 'Edit',
  text: 'Text',
  markdown: 'Headings begin with #, lists with -, what is to be done with - [ ]. **Bold**, *italic*. Ctrl+Enter saves.',
  saved: 'Creation saved',
  notSaved: (reason: string) => `It could not be saved: ${reason}`,
  discarded: 'Your changes are thrown away',
  changedSince:
    'This has been changed in the meantime. It now reads as below. Save to use your text all the same: what stands there stays among the earlier versions.',

  export: 'Export',
  formats: {
    md: 'Markdown (.md)',
    txt: 'Plain text (.txt)',
    docx: 'Word (.docx)',
  } satisfies Record<CreationFormat, string>,

  history: 'Earlier versions',
  historyLoading: 'Loading earlier versions',
  historyFailed: 'The earlier versions could not be loaded.',
  noHistory: 'It has not been edited yet.',
  asMade: 'As it was made',
  by: (name: string) => `By ${name}`,
  bySomebody: 'Edited',
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  restore: 'Bring back',
  restoreVersion: (when: string) => `Bring back the version of ${when}`,
  restored: 'The earlier version is back',
  restoreFailed: (reason: string) => `It could not be brought back: ${reason}`,

  more: 'More options',
  leaveThis: 'Remove from my list',
  leaveAsked: 'Remove this creation from your list?',
  leaveMeans: (owner: string) => `You can no longer open it. ${owner} keeps it, and can share it with you again.`,
  leave: 'Remove',
  left: 'Removed from your list',
  leaveFailed: (reason: string) => `It could not be removed from your list: ${reason}`,
});
