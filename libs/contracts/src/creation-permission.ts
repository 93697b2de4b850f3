import type { SharePermission } from './note-permission.ts';

/** What another person may be given of a creation; nobody comments on one. */
export const CREATION_PERMISSIONS = ['view', 'edit'] as const satisfies readonly SharePermission[];
export type CreationPermission = (typeof CREATION_PERMISSIONS)[number];

export type CreationRole = 'owner' | CreationPermission;
/** `history` is to look at what it said before. */
export type CreationAction = 'read' | 'edit' | 'history' | 'share' | 'delete';

const ROLES_BY_ACTION: Readonly<Record<CreationAction, readonly CreationRole[]>> = {
  read: ['owner', 'edit', 'view'],
  edit: ['owner', 'edit'],
  history: ['owner', 'edit'],
  share: ['owner'],
  delete: ['owner'],
};

/** Whether the role allows the action on a creation. */
export function canWithCreation(role: CreationRole, action: CreationAction): boolean {
  return ROLES_BY_ACTION[action].includes(role);
}
