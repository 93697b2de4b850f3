import type { NoteAccess } from '@stitchbook/contracts';
import { ProductError, noteMissing } from '../errors/product-error.ts';
import type { NoteCard } from './note-card.query.ts';

type NoteRole = NoteAccess['role'];
export type NoteAction = 'see' | 'comment' | 'edit' | 'generate' | 'share' | 'delete';

/** The permission table, in one place. */
const MAY: Readonly<Record<NoteAction, readonly NoteRole[]>> = {
  see: ['owner', 'edit', 'comment', 'view'],
  comment: ['owner', 'edit', 'comment'],
  edit: ['owner', 'edit'],
  generate: ['owner', 'edit'],
  share: ['owner'],
  delete: ['owner'],
};

declare const allowed: unique symbol;

/** A note that its reader was found to be allowed this action on. Only `allow` makes one, so no check can be forgotten. */
export type Allowed<Action extends NoteAction> = NoteCard & { readonly [allowed]: Action };

export function may(role: NoteRole, action: NoteAction): boolean {
  return MAY[action].includes(role);
}

/** Whoever may not even see the note is answered as if it did not exist. */
export function allow<Action extends NoteAction>(note: NoteCard | null, action: Action): Allowed<Action> {
  if (!note || !may(note.role, 'see')) throw noteMissing();
  if (!may(note.role, action))
    throw new ProductError('forbidden', 'note.forbidden', 'You may not do this with this note.');
  return note as Allowed<Action>;
}

export function describeAccess({ role, sharedBy }: Pick<NoteCard, 'role' | 'sharedBy'>): NoteAccess {
  return {
    role,
    sharedBy,
    mayComment: may(role, 'comment'),
    mayEdit: may(role, 'edit'),
    mayGenerate: may(role, 'generate'),
    mayShare: may(role, 'share'),
    mayDelete: may(role, 'delete'),
  };
}
