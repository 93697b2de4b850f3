import { Injectable } from '@nestjs/common';
import type { CreationRole } from '@stitchbook/contracts';
import { Job, findCreationRole } from '@stitchbook/database';
import { JOB_KINDS, failStaleTranscriptJobs, purgeFinishedJobs } from '@stitchbook/jobs';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class JobRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<Job | null> {
    return this.dataSource.getRepository(Job).findOneBy({ id });
  }

  findOwned(ownerId: string, id: string): Promise<Job | null> {
    return this.dataSource.getRepository(Job).findOneBy({ id, ownerId });
  }

  /** What somebody is to the creation that a job is about; null for whoever neither owns it nor was given it. */
  findCreationRole(
    readerId: string,
    creationId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CreationRole | null> {
    return findCreationRole(manager, creationId, readerId);
  }

  /** Deletes jobs of each kind some time after they ended, and fails those whose text waited for too long. */
  async purge(): Promise<void> {
    await failStaleTranscriptJobs(this.dataSource);
    for (const kind of JOB_KINDS) await purgeFinishedJobs(this.dataSource, kind);
  }
}

/** The job that an earlier attempt of the same request has made. */
export function findJob(manager: EntityManager, id: string): Promise<Job> {
  return manager.findOneByOrFail(Job, { id });
}

/**
 * Deletes jobs that suggested tags for a text without naming a note, or answered a question, where that may be with the words of notes that are being
 * deleted: anybody's jobs that still have those words, and ended jobs of the people who can read such a note.
 * @param which notes: one by its id, or all of an owner's
 */
export async function deleteJobsWithWordsOf(
  manager: EntityManager,
  which: 'note.id = $1' | 'note.owner_id = $1',
  id: number | string,
): Promise<void> {
  await manager.query(
    `delete from jobs where kind in ('suggest-tags', 'write-answer') and note_id is null and (
       input ->> 'transcript' in (
         select transcript from notes note where ${which} union all
         select original_transcript from notes note where ${which} and original_transcript is not null)
       or state in ('done', 'failed', 'cancelled') and owner_id in (
         select owner_id from notes note where ${which} union all
         select share.user_id from shares share join notes note on note.id = share.note_id where ${which}))`,
    [id],
  );
}
