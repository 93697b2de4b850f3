import { type SharePermission, can } from '@stitchbook/contracts';
import { Job, findNoteRole } from '@stitchbook/database';
import { type EntityManager, In } from 'typeorm';
import { JOB_KINDS, definitionOf } from './definitions/registry.ts';
import { JobFailure } from './job-failure.ts';
import { CANCELLED } from './create-job.ts';

/** Whether whoever requested a job still has the permission for it: a share may have ended, or been lowered, since. */
export async function requesterMay(
  manager: EntityManager,
  { kind, noteId, ownerId }: Pick<Job, 'kind' | 'noteId' | 'ownerId'>,
): Promise<boolean> {
  if (noteId === null) return true;
  const role = await findNoteRole(manager, noteId, ownerId);
  return role !== null && can(role, definitionOf(kind).needs);
}

/** The permanent failure of a job whose requester has lost the permission for it. */
export const notPermitted = () =>
  new JobFailure('job.forbidden', 'You may not do this with this note any more.', { permanent: true });

/**
 * Cancels the unfinished jobs of a person for which this permission on these notes (null: none) is not enough.
 * To be called in the transaction that ends or changes their shares, which locks the notes. Workers notice within seconds.
 */
export async function cancelForbiddenJobs(
  manager: EntityManager,
  { noteIds, userId }: { noteIds: readonly number[]; userId: string },
  permission: SharePermission | null,
): Promise<void> {
  const forbidden = JOB_KINDS.filter((kind) => permission === null || !can(permission, definitionOf(kind).needs));
  await manager.update(
    Job,
    { noteId: In(noteIds), ownerId: userId, kind: In(forbidden), state: In(['queued', 'running']) },
    CANCELLED,
  );
}
