import { type Job, Note } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import type { DataSource } from 'typeorm';

/** The row of a job about a note of its own, which nobody has enqueued yet. */
export function requestEnrichment(dataSource: DataSource, ownerId: string): Promise<Job> {
  return dataSource.transaction(async (manager) => {
    const { identifiers } = await manager.insert(Note, { ownerId, title: 'A note', transcript: 'Words.' });
    return createJob(manager, { kind: 'enrich-note', ownerId, noteId: Number(identifiers[0]?.['id']) });
  });
}
