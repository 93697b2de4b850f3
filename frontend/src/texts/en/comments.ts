import { area } from '../catalogue.ts';

export const commentTexts = area('comments', {
  comments: 'Comments',
  notLoaded: 'The comments could not be loaded.',
  none: 'Nobody has said anything yet.',
  later: 'Later comments',
  sending: 'Sending…',
  edited: 'edited',
  userCalled: (id: string) => `User ${id}`,
  atMoment: (time: string, words: string) => `Comment at ${time}: ${words}`,
  timestampInAudio: (time: string) => `${time} in audio`,

  write: 'Write a comment',
  add: 'Add a comment',
  comment: 'Comment',
  pinTo: (time: string) => `About ${time} in the audio`,
  maybeNotSent: 'This comment may not have been sent. Send it again, it is made only once; or clear the field.',
  notSent: 'This comment was not sent. Send it now, or clear the field.',
  required: 'Comment required',
  enterFirst: 'Please enter a comment before submitting.',
  addFailed: (reason: string) => `Failed to add comment: ${reason}`,
  yoursAdded: 'Your comment was added.',
  newBy: (name: string) => `New comment by ${name}.`,

  edit: 'Edit comment',
  editYours: 'Edit your comment',
  notSaved: 'You changed this comment, and it was not saved.',
  changeFailed: (reason: string) => `Failed to change comment: ${reason}`,
  delete: 'Delete comment',
  deleted: 'Comment deleted',
  wasRemoved: 'The comment has been removed.',
  deleteFailed: (reason: string) => `Failed to delete comment: ${reason}`,
});
