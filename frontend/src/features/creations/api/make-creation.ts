import type { Creation } from '@stitchbook/api-types';
import type { NoteCreationType } from '@stitchbook/contracts';
import { api } from '../../../http/api.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { cancelJob, jobOrResult, type JobOrResult, RESPOND_ASYNC, retryJob } from '../../../jobs/job-calls.ts';

/** A creation of some type, null for what fits the note; or another try at one that failed. */
export type Generate = { type: NoteCreationType | null } | { retriedJobId: string };

/**
 * Makes something new from a note and waits for it. Throws `JobFailed` when it was begun and came to nothing, and the
 * signal's reason when aborted before its end; the server is then asked to stop as well.
 */
export async function makeCreation(noteId: number, asked: Generate, signal: AbortSignal): Promise<Creation> {
  return untilMade(await begin(noteId, asked, signal), signal);
}

/** What was begun, when it is made. Throws as `makeCreation` does. */
export async function untilMade(begun: JobOrResult<Creation>, signal: AbortSignal): Promise<Creation> {
  if ('result' in begun) return begun.result;
  try {
    return await followJob(begun.job, () => undefined, signal);
  } catch (error) {
    if (!signal.aborted || (await cancelJob(begun.job.id).catch(() => true))) throw error;
    // It was too late to stop it: what came of it is here, wanted or not.
    return followJob(begun.job, () => undefined, new AbortController().signal);
  }
}

async function begin(noteId: number, asked: Generate, signal: AbortSignal): Promise<JobOrResult<Creation>> {
  if ('retriedJobId' in asked) return { job: await retryJob<Creation>(asked.retriedJobId) };
  // The documented call has an empty body.
  const body = asked.type === null ? {} : { type: asked.type };
  const params = { path: { id: noteId }, header: RESPOND_ASYNC };
  return jobOrResult(await api.post('/api/notes/{id}/generate', { params, body, signal }));
}
