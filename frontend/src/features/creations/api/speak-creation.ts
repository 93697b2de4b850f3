import type { CreationSpeech } from '@stitchbook/api-types';
import { api } from '../../../http/api.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { jobOrResult, RESPOND_ASYNC } from '../../../jobs/job-calls.ts';

/**
 * Has a creation read aloud and waits for it, telling how far it is, from 0 to 1. Throws `JobFailed` when it came to nothing, and
 * the signal's reason when aborted; the server goes on, and has it for whoever asks again.
 */
export async function speakCreation(
  id: number,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<CreationSpeech> {
  const params = { path: { id }, header: RESPOND_ASYNC };
  const begun = jobOrResult<CreationSpeech>(await api.post('/api/creations/{id}/speech', { params, signal }));
  if ('result' in begun) return begun.result;
  return followJob(begun.job, ({ progress }) => onProgress(progress / 100), signal);
}
