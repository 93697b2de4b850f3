import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Transcription } from '@stitchbook/contracts';
import type { Visitor } from './visitor.ts';

/** Uploads a recording; resolves with its job's id while it is still to be heard. */
export async function beginTranscription(visitor: Visitor, audio: File): Promise<string> {
  const form = new FormData();
  form.set('audio', audio);
  const headers = { prefer: 'respond-async' };
  const begun = await visitor.send('/api/transcribe', { method: 'POST', body: form, headers });
  if (begun.status !== 202) throw new Error(`the upload was answered ${begun.status}: ${await begun.text()}`);
  return ((await begun.json()) as Job).id;
}

/** Resolves with the words, or rejects with why there are none. */
export async function untilHeard(visitor: Visitor, jobId: string, patienceMs: number): Promise<Transcription> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(250)) {
    const job = (await (await visitor.send(`/api/jobs/${jobId}`)).json()) as Job<Transcription>;
    if (job.state === 'failed') throw new Error(String(job.error));
    if (job.state === 'done' && job.result) return job.result;
  }
  throw new Error('the recording was not heard in time');
}
