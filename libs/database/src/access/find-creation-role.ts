import type { CreationRole } from '@stitchbook/contracts';
import type { EntityManager } from 'typeorm';

/** The role of a person for a creation; null for whoever neither owns it nor has a share of it. */
export async function findCreationRole(
  manager: EntityManager,
  creationId: number,
  userId: string,
): Promise<CreationRole | null> {
  const [found] = await manager.query<{ role: CreationRole | null }[]>(
    `select case when c.owner_id = $2 then 'owner' else s.permission end as role
     from creations c left join creation_shares s on s.creation_id = c.id and s.user_id = $2 where c.id = $1`,
    [creationId, userId],
  );
  return found?.role ?? null;
}
