import type { CurrentUser, PublicUser } from '@stitchbook/contracts';
import type { User } from '@stitchbook/database';

export function presentUser({ id, firstName, lastName, email, profileImageUrl }: User): CurrentUser {
  return { id, firstName, lastName, email, profileImageUrl };
}

export function presentPublicUser({ id, firstName, lastName }: User): PublicUser {
  return { id, name: [firstName, lastName].filter(Boolean).join(' ') || null };
}
