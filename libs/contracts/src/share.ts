export const SHARE_PERMISSIONS = ['view', 'comment', 'edit'] as const;
export type SharePermission = (typeof SHARE_PERMISSIONS)[number];
export const DEFAULT_SHARE_PERMISSION: SharePermission = 'view';

/** What the reader may do with a note: the answer carries it, so that no client derives it again. */
export interface NoteAccess {
  role: 'owner' | SharePermission;
  /** Who shared it; null for the owner. */
  sharedBy: { id: string; name: string } | null;
  mayComment: boolean;
  mayEdit: boolean;
  mayGenerate: boolean;
  mayShare: boolean;
  mayDelete: boolean;
}

export interface ShareRequest {
  sharedWithUserId: string;
  permission: SharePermission;
}

export interface Share {
  sharedWithUserId: string;
  sharedWithName: string;
  permission: SharePermission;
  createdAt: string;
}
