import { type SharePermission, can } from '@stitchbook/contracts';
import { Job, findCreationRole, findNoteRole, type Transaction } from '@stitchbook/database';
import { type EntityManager, In } from 'typeorm';
import { JOB_KINDS, definitionOf } from './definitions/registry.ts';
import { JobFailure } from './job-failure.ts';
import { CANCELLED } from './create-job.ts';

/** Whether whoever requested a job still has the permission for it: a share may have ended, or been lowered, since. */
export async function requesterMay(
  manager: EntityManager,
  { kind, noteId, creationId, ownerId }: Pick<Job, 'kind' | 'noteId' | 'creationId' | 'ownerId'>,
): Promise<boolean> {
  if (creationId !== null) return (await findCreationRole(manager, creationId, ownerId)) !== null;
  if (noteId === null) return true;
  const role = await findNoteRole(manager, noteId, ownerId);
  return role !== null && can(role, definitionOf(kind).needs);
}

/** The permanent failure of a job whose requester has lost the permission for it. */
export const notPermitted = ({ creationId }: Pick<Job, 'creationId'>) =>
  new JobFailure(
    'job.forbidden',
    `You may not do this with this ${creationId === null ? 'note' : 'creation'} any more.`,
    { permanent: true },
  );

/**
 * Locks what a job is about until the transaction ends, so that nobody's right to it ends in between. To be called before the
 * job itself is locked, as by everybody who changes or deletes its subject: else they deadlock.
 */
export async function lockSubject(
  transaction: Transaction,
  { noteId, recordingId, creationId }: Pick<Job, 'noteId' | 'recordingId' | 'creationId'>,
): Promise<void> {
  if (noteId !== null) await transaction.query('select 1 from notes where id = $1 for update', [noteId]);
  if (recordingId !== null) await transaction.query('select 1 from recordings where id = $1 for update', [recordingId]);
  if (creationId !== null) await transaction.query('select 1 from creations where id = $1 for update', [creationId]);
}

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

/**
 * Cancels what is being done for a person with these creations. To be called in the transaction that ends their shares, which
 * locks the creations; a share that is only lowered still allows it.
 */
export async function cancelJobsOfCreations(
  manager: EntityManager,
  { creationIds, userId }: { creationIds: readonly number[]; userId: string },
): Promise<void> {
  await manager.update(
    Job,
    { creationId: In(creationIds), ownerId: userId, state: In(['queued', 'running']) },
    CANCELLED,
  );
}
