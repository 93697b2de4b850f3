import type { CurrentUser } from '@stitchbook/contracts';
import type { User } from '@stitchbook/database';

export function presentUser({ id, firstName, lastName, email, profileImageUrl }: User): CurrentUser {
  return { id, firstName, lastName, email, profileImageUrl };
}
