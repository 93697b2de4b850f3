import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { type Creation, type Job, type Note, type Transcription, hasEnded } from '@stitchbook/contracts';
import { audioFixture, joinWavs } from '@stitchbook/testing';
import { beginTranscription } from './transcribe.ts';
import type { Visitor } from './visitor.ts';

const SENTENCES_A_RECORDING = 4;
/** An idle machine needs a fraction of it. */
const PATIENCE_MS = 150_000;
const TRANSCRIPT =
  'I am so happy: the garden party with my family was wonderful, and on Monday I will call the dentist.';

/** Pieces of work of every kind, each of which the product has taken on. */
export interface WorkInHand {
  /** Job ids. */
  transcriptions: string[];
  /** Ids of notes that wait for their mood and themes. */
  notes: number[];
  /** Job ids. */
  creations: string[];
}

/** Asks for as many pieces of every kind of work, and for nothing to be waited for. */
export async function askForWork(visitor: Visitor, pieces: number): Promise<WorkInHand> {
  const sentence = await readFile(audioFixture('dashwood.wav'));
  const wav = joinWavs(Array.from({ length: SENTENCES_A_RECORDING }, () => sentence));
  const audio = new File([wav], 'long.wav', { type: 'audio/wav' });
  const work: WorkInHand = { transcriptions: [], notes: [], creations: [] };
  for (let piece = 0; piece < pieces; piece += 1) {
    work.transcriptions.push(await beginTranscription(visitor, audio));
    const note = await saveNote(visitor, `Note ${piece}`);
    if (note === null) throw new Error('a note was not taken on');
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

/** What became of the work: how many pieces of each kind came to a good end. */
export interface WorkDone {
  heard: number;
  enriched: number;
  created: number;
}

/** Waits until no piece is unfinished, or patience ends; a product that does not answer for a moment is asked again. */
export async function untilDone(visitor: Visitor, work: WorkInHand): Promise<WorkDone> {
  const deadline = Date.now() + PATIENCE_MS;
  const endOf = async (id: string) =>
    untilEnded<Job<Transcription>>(visitor, `/api/jobs/${id}`, ({ state }) => state, deadline);
  const heard = await Promise.all(work.transcriptions.map(endOf));
  const enriched = await Promise.all(
    work.notes.map((id) => untilEnded<Note>(visitor, `/api/notes/${id}`, ({ enrichment }) => enrichment, deadline)),
  );
  await Promise.all(work.creations.map(endOf));
  const creations = await read<Creation[]>(visitor, '/api/creations');
  return {
    heard: heard.filter((job) => (job?.result?.text.match(/Dashwood/g) ?? []).length > SENTENCES_A_RECORDING / 2)
      .length,
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
