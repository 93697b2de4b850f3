export const SHARE_PERMISSIONS = ['view', 'comment', 'edit'] as const;
export type SharePermission = (typeof SHARE_PERMISSIONS)[number];
export const DEFAULT_SHARE_PERMISSION: SharePermission = 'view';

export const NOTE_ROLES = ['owner', ...SHARE_PERMISSIONS] as const;
export type NoteRole = (typeof NOTE_ROLES)[number];
export type NoteAction = 'read' | 'comment' | 'edit' | 'generate' | 'share' | 'delete';

/** Which roles allow an action on a note, for requests as well as for jobs that are processed later. */
const ROLES_BY_ACTION: Readonly<Record<NoteAction, readonly NoteRole[]>> = {
  read: ['owner', 'edit', 'comment', 'view'],
  comment: ['owner', 'edit', 'comment'],
  edit: ['owner', 'edit'],
  generate: ['owner', 'edit'],
  share: ['owner'],
  delete: ['owner'],
};

/** Whether the role allows the action. */
export function can(role: NoteRole, action: NoteAction): boolean {
  return ROLES_BY_ACTION[action].includes(role);
}
