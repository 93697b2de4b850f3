import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import type { Creation, Job, Note, Transcription } from '@stitchbook/api-types';
import { hasEnded } from '@stitchbook/contracts';
import { audioFixture, joinWavs } from '@stitchbook/testing';
import { beginTranscription } from './transcribe.ts';
import type { Visitor } from './visitor.ts';

const SENTENCES_A_RECORDING = 4;
/** An idle machine needs a fraction of it. */
const TIMEOUT_MS = 150_000;
const TRANSCRIPT =
  'I am so happy: the garden party with my family was wonderful, and on Monday I will call the dentist.';

/** Jobs of every kind that the product has accepted. */
export interface SubmittedJobs {
  /** Job ids. */
  transcriptions: string[];
  /** Ids of notes that wait for their mood and themes. */
  notes: number[];
  /** Job ids. */
  creations: string[];
}

/** Submits this many jobs of every kind, without waiting for any. */
export async function submitJobs(visitor: Visitor, countOfEachKind: number): Promise<SubmittedJobs> {
  const sentence = await readFile(audioFixture('dashwood.wav'));
  const wav = joinWavs(Array.from({ length: SENTENCES_A_RECORDING }, () => sentence));
  const audio = new File([wav], 'long.wav', { type: 'audio/wav' });
  const work: SubmittedJobs = { transcriptions: [], notes: [], creations: [] };
  for (let index = 0; index < countOfEachKind; index += 1) {
    work.transcriptions.push(await beginTranscription(visitor, audio));
    const note = await saveNote(visitor, `Note ${index}`);
    if (note === null) throw new Error('a note was not saved');
    work.notes.push(note);
    work.creations.push(await beginCreation(visitor, note));
  }
  return work;
}

/** Resolves with the id of a note that was acknowledged, or null when it was not. */
export async function saveNote(visitor: Visitor, title: string): Promise<number | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, transcript: TRANSCRIPT, duration: '0' })) form.set(name, value);
  const saved = await visitor.send('/api/notes', { method: 'POST', body: form });
  if (saved.status === 201) return ((await saved.json()) as Note).id;
  await saved.body?.cancel();
  return null;
}

async function beginCreation(visitor: Visitor, note: number): Promise<string> {
  const headers = { prefer: 'respond-async' };
  const begun = await visitor.send(`/api/notes/${note}/generate`, { method: 'POST', headers });
  if (begun.status !== 202) throw new Error(`the creation was answered ${begun.status}: ${await begun.text()}`);
  return ((await begun.json()) as Job).id;
}

/** How many jobs of each kind are done. */
export interface WorkDone {
  transcribed: number;
  enriched: number;
  created: number;
}

/** Waits until no job is unfinished, or the time is over; a product that does not answer for a moment is asked again. */
export async function untilDone(visitor: Visitor, work: SubmittedJobs): Promise<WorkDone> {
  const deadline = Date.now() + TIMEOUT_MS;
  const endOf = async (id: string) =>
    untilEnded<Job & { result: Transcription | null }>(visitor, `/api/jobs/${id}`, ({ state }) => state, deadline);
  const transcribed = await Promise.all(work.transcriptions.map(endOf));
  const enriched = await Promise.all(
    work.notes.map((id) => untilEnded<Note>(visitor, `/api/notes/${id}`, ({ enrichment }) => enrichment, deadline)),
  );
  await Promise.all(work.creations.map(endOf));
  const creations = await read<Creation[]>(visitor, '/api/creations');
  return {
    transcribed: transcribed.filter(
      (job) => (job?.result?.text.match(/Dashwood/g) ?? []).length > SENTENCES_A_RECORDING / 2,
    ).length,
    enriched: enriched.filter((note) => note?.enrichment === 'done' && note.themes.length > 0).length,
    created: creations?.length ?? 0,
  };
}

async function untilEnded<T>(
  visitor: Visitor,
  path: string,
  stateOf: (answer: T) => Job['state'],
  deadline: number,
): Promise<T | null> {
  for (;;) {
    const answer = await read<T>(visitor, path);
    if ((answer !== null && hasEnded(stateOf(answer))) || Date.now() > deadline) return answer;
    await wait(500);
  }
}

/** Null while the product cannot answer. */
export async function read<T>(visitor: Visitor, path: string): Promise<T | null> {
  const answer = await visitor.send(path);
  if (answer.ok) return (await answer.json()) as T;
  await answer.body?.cancel();
  return null;
}
