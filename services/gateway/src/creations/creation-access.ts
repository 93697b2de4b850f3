import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type CreationAction, type CreationRole, canWithCreation, CREATION_PERMISSIONS } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { NamedPersonResponse } from '../openapi/common-responses.ts';

declare const authorized: unique symbol;

/** A creation that its reader is authorized for this action on. Only `authorizeCreation` makes one. */
export interface AuthorizedCreation<Action extends CreationAction = CreationAction> {
  readonly [authorized]: Action;
  readonly role: CreationRole;
}

/** Whoever may not even see the creation is answered as if it did not exist. */
export function authorizeCreation<Action extends CreationAction, Creation extends { role: CreationRole | null }>(
  creation: Creation | null,
  action: Action,
): AuthorizedCreation<Action> & Creation {
  if (!creation?.role || !canWithCreation(creation.role, 'read')) throw creationMissing();
  if (!canWithCreation(creation.role, action)) throw creationForbidden();
  return creation as AuthorizedCreation<Action> & Creation;
}

const creationMissing = () =>
  new ProductError('not-found', 'creation.missing', 'This creation does not exist any more.');
const creationForbidden = () =>
  new ProductError('forbidden', 'creation.forbidden', 'You may not do this with this creation.');

export function describeCreationAccess(
  role: CreationRole,
  sharedBy: NamedPersonResponse | null,
): CreationAccessResponse {
  return {
    role,
    sharedBy,
    mayEdit: canWithCreation(role, 'edit'),
    maySeeHistory: canWithCreation(role, 'history'),
    mayShare: canWithCreation(role, 'share'),
    mayDelete: canWithCreation(role, 'delete'),
  };
}

@ApiSchema({ name: 'CreationAccess', description: 'What the reader may do with a creation.' })
export class CreationAccessResponse {
  @ApiProperty({ type: 'string', enum: ['owner', ...CREATION_PERMISSIONS] })
  role!: CreationRole;

  @ApiProperty({ type: NamedPersonResponse, nullable: true, description: 'Null for the owner.' })
  sharedBy!: NamedPersonResponse | null;

  @ApiProperty({ type: 'boolean' })
  mayEdit!: boolean;

  @ApiProperty({ type: 'boolean' })
  maySeeHistory!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayShare!: boolean;

  @ApiProperty({ type: 'boolean' })
  mayDelete!: boolean;
}
