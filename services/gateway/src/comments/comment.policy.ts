import type { NoteAccess } from '@stitchbook/contracts';
import { may } from '../notes/note-access.ts';
import type { CommentCard } from './comment.repository.ts';

/** The owner of a note removes any comment on it; others their own, as long as they may comment at all. */
export function mayDelete(role: NoteAccess['role'], readerId: string, comment: Pick<CommentCard, 'userId'>): boolean {
  return role === 'owner' || (may(role, 'comment') && comment.userId === readerId);
}

/** Nobody puts words into another's mouth, the owner of the note included. */
export function mayRewrite(role: NoteAccess['role'], readerId: string, comment: Pick<CommentCard, 'userId'>): boolean {
  return may(role, 'comment') && comment.userId === readerId;
}
