import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Transcription } from '@stitchbook/api-types';
import type { Visitor } from './visitor.ts';

/** Uploads a recording; resolves with its job's id before it is transcribed. */
export async function beginTranscription(visitor: Visitor, audio: File): Promise<string> {
  const form = new FormData();
  form.set('audio', audio);
  const headers = { prefer: 'respond-async' };
  const begun = await visitor.send('/api/transcribe', { method: 'POST', body: form, headers });
  if (begun.status !== 202) throw new Error(`the upload was answered ${begun.status}: ${await begun.text()}`);
  return ((await begun.json()) as Job).id;
}

/** Resolves with the words, or rejects with why there are none. */
export async function untilTranscribed(visitor: Visitor, jobId: string, timeoutMs: number): Promise<Transcription> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(250)) {
    const job = (await (await visitor.send(`/api/jobs/${jobId}`)).json()) as Job & { result: Transcription | null };
    if (job.state === 'failed') throw new Error(String(job.error));
    if (job.state === 'done' && job.result) return job.result;
  }
  throw new Error('the recording was not transcribed in time');
}
