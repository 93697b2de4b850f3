import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type NoteAction, type NoteRole, can, SHARE_PERMISSIONS } from '@stitchbook/contracts';
import { ProductError, noteNotFound } from '../errors/product-error.ts';
import { NamedPersonResponse } from '../openapi/common-responses.ts';

declare const authorized: unique symbol;

/** A note that its reader is authorized for this action on. Only `authorize` makes one, so no check can be forgotten. */
export interface Authorized<Action extends NoteAction> {
  readonly [authorized]: Action;
}

/** Whoever may not even see the note is answered as if it did not exist. */
export function authorize<Action extends NoteAction, Note extends { role: NoteRole }>(
  note: Note | null,
  action: Action,
): Authorized<Action> & Note {
  if (!note || !can(note.role, 'read')) throw noteNotFound();
  if (!can(note.role, action)) throw noteForbidden();
  return note as Authorized<Action> & Note;
}

export const noteForbidden = () =>
  new ProductError('forbidden', 'note.forbidden', 'You may not do this with this note.');

export function describeAccess({ role, sharedBy }: Pick<NoteAccessResponse, 'role' | 'sharedBy'>): NoteAccessResponse {
  return {
    role,
    sharedBy,
    mayComment: can(role, 'comment'),
    mayEdit: can(role, 'edit'),
    mayGenerate: can(role, 'generate'),
    mayShare: can(role, 'share'),
    mayDelete: can(role, 'delete'),
  };
}

@ApiSchema({ name: 'NoteAccess', description: 'What the reader may do with a note.' })
export class NoteAccessResponse {
  @ApiProperty({ type: 'string', enum: ['owner', ...SHARE_PERMISSIONS] })
  role!: NoteRole;

  @ApiProperty({ type: NamedPersonResponse, nullable: true, description: 'Null for the owner.' })
  sharedBy!: NamedPersonResponse | null;

  @ApiProperty({ type: 'boolean' })
  mayComment!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayEdit!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayGenerate!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayShare!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayDelete!: boolean;
}
