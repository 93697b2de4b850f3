import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caption, SpeechEngine, SpeechResult } from '@stitchbook/speech';
import { FIXTURES, fixtureAudio } from './support/fixtures.ts';
import { makeWav, noise, samplesOf, silence } from './support/make-wav.ts';
import { isRunning, untilNoneRuns } from './support/running.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { ensureCheckModel } from './support/speech-model.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(240_000);

const HEADER_BYTES = 44;
const HALF_A_SECOND = 16_000;
const SHOWN_WITHIN_MS = 60_000;

interface Manner {
  pieceBytes?: number;
  isLatest?: boolean;
  /** Between two pieces; without a pause sound comes as fast as it is taken. */
  pauseMs?: number;
  /** Whether it does not end before words of what is being said were shown, however long the machine takes for them. */
  showsOpen?: boolean;
}

async function speak(engine: SpeechEngine, wav: Buffer, manner: Manner = {}) {
  const { pieceBytes = HALF_A_SECOND, isLatest = true, pauseMs = 0, showsOpen = false } = manner;
  const captions: Caption[] = [];
  const live = await engine.startLive?.({ onCaption: (caption) => captions.push(caption) });
  if (!live) throw new Error('this engine takes whole recordings alone');
  const pcm = wav.subarray(HEADER_BYTES);
  for (let at = 0; at < pcm.length; at += pieceBytes) {
    await live.push(pcm.subarray(at, at + pieceBytes), isLatest);
    if (pauseMs > 0) await wait(pauseMs);
  }
  const isShown = () => !showsOpen || captions.some(({ isFinal, text }) => !isFinal && text !== '');
  // Nothing more is said: what has been is shown with the next piece that comes, though that is empty.
  for (const deadline = Date.now() + SHOWN_WITHIN_MS; !isShown() && Date.now() < deadline; await wait(50))
    await live.push(Buffer.alloc(0));
  return { captions, result: await live.finish() };
}

function shownAtTheEnd(captions: Caption[]): string {
  const last = new Map(captions.map((caption) => [caption.number, caption.text]));
  const inOrder = [...last].toSorted(([one], [other]) => one - other);
  return inOrder.flatMap(([, text]) => text || []).join(' ');
}

describe('a recording that is transcribed while it is made', () => {
  let scratch: ScratchFolder;
  let engine: SpeechEngine;
  beforeAll(async () => {
    scratch = await ScratchFolder.create();
    ({ engine } = await startEngine({ checkModelDirectory: await ensureCheckModel() }));
  });
  afterAll(async () => {
    await closeStartedEngines();
    await scratch.remove();
  });

  const dashwood = async () => samplesOf(await readFile(fixtureAudio('dashwood.wav').path));
  const joined = (...parts: Float32Array[]) => makeWav(Float32Array.from(parts.flatMap((part) => [...part])));

  it.each(FIXTURES.filter(({ format }) => format === 'wav'))(
    'becomes what $name becomes as a whole',
    async (fixture) => {
      const { captions, result } = await speak(engine, await readFile(fixture.path), { pauseMs: 200, showsOpen: true });
      expect(result).toEqual<SpeechResult>(await engine.transcribe(fixture));
      expect(result.text).not.toBe('');
      expect(shownAtTheEnd(captions)).toBe(result.text);
      expect(captions.some(({ isFinal, text }) => !isFinal && text !== '')).toBe(true);
    },
  );

  it.each([
    ['pauses', async () => joined(silence(2), await dashwood(), silence(1.5), await dashwood(), silence(0.7))],
    [
      'no pause for twenty seconds',
      async () => joined(...Array.from<Float32Array>({ length: 3 }).fill(await dashwood())),
    ],
    ['noise', async () => joined(await dashwood(), noise(4, 0.3), silence(1), await dashwood())],
    ['nothing said', async () => joined(silence(3))],
  ])('becomes what it becomes as a whole with %s, in pieces of any length', async (_, make) => {
    const wav = await make();
    const whole = await engine.transcribe(await scratch.keep('whole.wav', wav));
    for (const pieceBytes of [9_999, wav.length]) {
      const { captions, result } = await speak(engine, wav, { pieceBytes });
      expect(result).toEqual(whole);
      expect(shownAtTheEnd(captions)).toBe(whole.text);
    }
  });

  it('takes back what was shown of speech that nobody understands', async () => {
    const manner = { pauseMs: 200, showsOpen: true };
    const { captions, result } = await speak(engine, joined((await dashwood()).toReversed()), manner);
    expect(result).toMatchObject({ text: '', wordlessReason: 'not-understood' });
    expect(captions.some(({ text }) => text !== '')).toBe(true);
    expect(shownAtTheEnd(captions)).toBe('');
  });

  it('shows no words of an open segment while more sound is waiting', async () => {
    const { captions } = await speak(engine, await readFile(fixtureAudio('dashwood.wav').path), {
      isLatest: false,
      pauseMs: 100,
    });
    expect(captions.filter(({ isFinal }) => !isFinal)).toEqual([]);
    expect(captions.length).toBeGreaterThan(0);
  });

  it('fails when nothing was recorded, and the next one does not', async () => {
    await expect(speak(engine, makeWav(silence(0)))).rejects.toMatchObject({ code: 'audio.empty' });
    const { result } = await speak(engine, await readFile(fixtureAudio('amiable.wav').path));
    expect(result.text).toContain('amiable');
  });

  it('has a process of its own from its beginning on, which is kept for the next one', async () => {
    const { engine: another, childPids } = await startEngine();
    expect(childPids).toHaveLength(1);
    const wav = await readFile(fixtureAudio('amiable.wav').path);
    await speak(another, wav);
    await speak(another, wav);
    expect(childPids).toHaveLength(2);
    await another.close();
    expect(childPids.some(isRunning)).toBe(false);
  });

  it.each([
    ['is killed by the system', 'SIGKILL', 'engine.stopped'],
    ['stands still', 'SIGSTOP', 'engine.stalled'],
  ] as const)('fails when its process %s', async (_, signal, code) => {
    const { engine: another, childPids } = await startEngine({ stallSeconds: signal === 'SIGSTOP' ? 8 : 60 });
    const live = await another.startLive?.({ onCaption: () => undefined });
    process.kill(childPids[1] ?? 0, signal);
    await expect(live?.push(Buffer.alloc(HALF_A_SECOND))).rejects.toMatchObject({ name: 'SpeechError', code });
    await expect(another.transcribe(fixtureAudio('amiable.wav'))).resolves.toBeDefined();
  });

  it('may be silent for longer than a process may stand still', async () => {
    const { engine: another } = await startEngine({ stallSeconds: 4 });
    const live = await another.startLive?.({ onCaption: () => undefined });
    await live?.push(Buffer.alloc(HALF_A_SECOND));
    await wait(5_000);
    await live?.push(Buffer.alloc(HALF_A_SECOND));
    await expect(live?.finish()).resolves.toMatchObject({ durationSeconds: 1, wordlessReason: 'no-speech' });
  });

  it('is given up at once when aborted, with the reason given', async () => {
    const { engine: another, childPids } = await startEngine();
    const abort = new AbortController();
    const reason = new Error('the upload was deleted');
    const live = await another.startLive?.({ onCaption: () => undefined, signal: abort.signal });
    abort.abort(reason);
    await expect(live?.finish()).rejects.toBe(reason);
    await untilNoneRuns(childPids.slice(1));
    expect(childPids.map(isRunning)).toEqual([true, false]);
  });
});
