import { area } from '../catalogue.ts';

/** What is done to a note as a whole: the menu of its card, its title, and how a change of it can fail. */
export const noteActionTexts = area('note-actions', {
  deleteAsked: 'Are you sure?',
  deleteMeans: (title: string) => `This will permanently delete the note "${title}". This action cannot be undone.`,
  deleted: 'Note deleted successfully',
  deleteFailed: (reason: string) => `Failed to delete note: ${reason}`,
  restored: 'Note restored',
  restoreFailed: (reason: string) => `Failed to restore note: ${reason}`,
  deletedTooLongAgo: 'It was deleted too long ago.',

  leave: 'Remove',
  leaveThis: 'Remove from my list',
  leaveAsked: 'Remove this note from your list?',
  leaveMeans: (title: string, owner: string) =>
    `You can no longer open "${title}". ${owner} keeps it, and can share it with you again.`,
  left: 'Removed from your list',
  leaveFailed: (reason: string) => `Failed to remove the note from your list: ${reason}`,
  block: 'Block',
  blockPerson: (name: string) => `Block ${name}`,
  blockAsked: (name: string) => `Block ${name}?`,
  blockMeans:
    'Every note that they shared with you goes from your list, and they can share no more with you. They are not told. You can unblock them on your account page.',
  blocked: (name: string) => `${name} is blocked`,
  blockFailed: (reason: string) => `Failed to block: ${reason}`,

  pin: 'Pin',
  pinFailed: (reason: string) => `Failed to pin: ${reason}`,
  unpin: 'Unpin',
  unpinFailed: (reason: string) => `Failed to unpin: ${reason}`,
  editTitle: 'Edit Title',
  title: 'Title',
  saveTitle: 'Save title',
  cancelEditing: 'Cancel editing',
  titleUpdated: 'Title updated successfully',
  titleFailed: (reason: string) => `Failed to update title: ${reason}`,
  changedSince: 'Someone else changed this note in the meantime.',
  calledNow: (changed: string, title: string) =>
    `${changed} It is now called “${title}”. Save to use your title all the same.`,
  unknownError: 'Unknown error',
  invalidAnswer: 'Server returned invalid data structure',
});
