import { area } from '../catalogue.ts';

/** The dialog in which a note or a creation is shared. */
export const sharingTexts = area('sharing', {
  share: { note: 'Share Note', creation: 'Share Creation' },
  titleQuoted: (title: string) => `“${title}”`,
  userId: 'User ID',
  whereUserIdIs: 'The user ID from their menu, or the e-mail address of their account here.',
  peopleYouShareWith: 'People you share notes with',
  enterSomebody: 'Enter a user ID or an e-mail address.',
  notShared: (reason: string) => `Not shared. ${reason}`,
  permission: 'Permission',
  sharing: 'Sharing…',
  userIdRequired: 'User ID required',
  enterUserId: 'Please enter a valid user ID to share with.',
  shared: { note: 'Note shared successfully', creation: 'Creation shared' },
  wasShared: (title: string) => `"${title}" has been shared with the user.`,
  failed: { note: 'Failed to share note', creation: 'Failed to share creation' },
  editorsSeeHistory: 'Its note is not shared with it. Who may edit it can also see what it said before.',

  copyLink: 'Copy link',
  whoOpensLink: 'Only people it is shared with can open the link.',
  linkCopied: 'Link copied',
  linkTo: { note: 'Link to this note', creation: 'Link to this creation' },

  sharedWith: 'Shared with',
  permissionOf: (name: string) => `Permission of ${name}`,
  permissionChanged: 'Permission changed',
  end: 'Stop sharing',
  endWith: (name: string) => `Stop sharing with ${name}`,
  ended: 'Share ended',
  sharedAgain: (name: string) => `Shared with ${name} again`,
});
