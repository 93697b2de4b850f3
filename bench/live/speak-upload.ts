import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CaptionStream, followCaptions } from './follow-captions.ts';

export const BYTES_PER_SECOND = 32_000;
const PIECE_BYTES = BYTES_PER_SECOND / 2;
const POLL_MS = 25;
const TUS = { 'tus-resumable': '1.0.0' };

interface Person {
  address: string;
  headers: Record<string, string>;
}

interface TranscriptionJob {
  id: string;
  state: string;
  result: { text: string } | null;
}

export interface SpokenRecording {
  captions: CaptionStream;
  text: string;
  /** From the answer to the last piece, with which the recording is complete, until its captions and its job were done. */
  captionsDoneMs: number;
  jobDoneMs: number;
}

/** Speaks a recording into the product as the web app does it: pieces of half a second, each when it has been said. */
export async function speakUpload(person: Person, pcm: Buffer): Promise<SpokenRecording> {
  const { address, headers } = person;
  const metadata = { key: randomUUID(), media: 'pcm' };
  const made = await send(`${address}/api/uploads`, 'POST', {
    ...headers,
    ...TUS,
    'upload-defer-length': '1',
    'upload-metadata': `${Object.entries(metadata)
      .map(([name, value]) => `${name} ${btoa(value)}`)
      .join(',')},captions`,
  });
  const upload = `${address}${made.headers.get('location')}`;
  const begun = performance.now();
  const captions = await followCaptions(`${upload}/captions`, headers, begun);
  for (let at = 0; at < pcm.length; at += PIECE_BYTES) {
    const piece = pcm.subarray(at, at + PIECE_BYTES);
    const said = at + piece.length;
    await wait(Math.max(0, (said / BYTES_PER_SECOND) * 1_000 - (performance.now() - begun)));
    const offset = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) };
    const length = said === pcm.length ? { 'upload-length': String(pcm.length) } : {};
    await send(upload, 'PATCH', { ...headers, ...TUS, ...offset, ...length }, piece);
  }
  const stopped = performance.now();
  const captionsDone = captions.done.then(() => performance.now() - stopped);
  const accepted = await send(`${upload}/transcribe`, 'POST', { ...headers, prefer: 'respond-async' });
  const text = await untilDone(person, (await accepted.json()) as TranscriptionJob);
  return { captions, text, jobDoneMs: performance.now() - stopped, captionsDoneMs: await captionsDone };
}

async function untilDone({ address, headers }: Person, accepted: TranscriptionJob): Promise<string> {
  for (let job = accepted; ;) {
    if (job.state === 'done' && job.result) return job.result.text;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(`the job ended: ${JSON.stringify(job)}`);
    await wait(POLL_MS);
    job = (await (await send(`${address}/api/jobs/${job.id}`, 'GET', headers)).json()) as TranscriptionJob;
  }
}

async function send(url: string, method: string, headers: Record<string, string>, body?: Buffer): Promise<Response> {
  const response = await fetch(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}: ${await response.text()}`);
  return response;
}
