import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { type Embedder, MeaningSettings, cosines, createEmbedder, embedNote, unpackVectors } from '@stitchbook/meaning';
import { ensureEmbeddingModel } from '@stitchbook/testing';
import { LocalEmbedder } from '../src/local/local.embedder.ts';
import { packVectors, toBinaryCode } from '../src/vectors.ts';

// A process that is started loads its model, and other tests may be at work.
jest.setTimeout(120_000);

let directory: string;
const open: Embedder[] = [];
const start = (idleMs?: number) => {
  const embedder = new LocalEmbedder({ directory, niceness: 0, ...(idleMs === undefined ? {} : { idleMs }) });
  open.push(embedder);
  return embedder;
};

beforeAll(async () => {
  directory = await ensureEmbeddingModel();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const alike = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  one && other ? (cosines(one, packVectors([other]))[0] ?? 0) : 0;

const difference = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;

describe('the embedding model on this machine', () => {
  it('puts what means the same close together, and everything at a length of one', async () => {
    const [question, answer, other] = await start().embed([
      'When do I have to see the dentist?',
      'My teeth will be checked on Thursday at nine.',
      'The tomatoes in the greenhouse are nearly ripe.',
    ]);
    expect(alike(question, answer)).toBeGreaterThan(alike(question, other) + 0.2);
    expect(Math.hypot(...(question ?? []))).toBeCloseTo(1, 3);
    expect(question).toHaveLength(384);
  });

  it('gives codes that differ the less, the more alike two texts are', async () => {
    const vectors = await start().embed([
      'When do I have to see the dentist?',
      'My teeth will be checked on Thursday at nine.',
      'The tomatoes in the greenhouse are nearly ripe.',
    ]);
    const [question = '', answer = '', other = ''] = vectors.map(toBinaryCode);
    expect(question).toMatch(/^[01]{384}$/);
    expect(difference(question, answer)).toBeLessThan(difference(question, other) - 20);
  });

  it('reads any text: none, very long, of no letters, of another script, with half a character', async () => {
    const texts = ['', 'word '.repeat(5_000), '!!! ??? …', '今日は良い天気です', '\uD83D', 'naïve 🧵 ‏שלום'];
    const vectors = await start().embed(texts);
    expect(vectors).toHaveLength(texts.length);
    for (const vector of vectors) expect(vector.every(Number.isFinite)).toBe(true);
  });

  it('gives the vectors of many texts in their order, whoever asks at the same time', async () => {
    const embedder = start();
    const texts = Array.from({ length: 30 }, (_, at) => `Thought number ${at}`);
    const [all, [last]] = await Promise.all([embedder.embed(texts), embedder.embed(['Thought number 29'])]);
    expect(alike(all[29], last)).toBeGreaterThan(0.99);
    expect(alike(all[0], last)).toBeLessThan(0.99);
  });

  it('stops between two batches when it is told to', async () => {
    const stop = new AbortController();
    const reading = start().embed(
      Array.from({ length: 200 }, () => 'A thought that takes a while to read.'),
      {
        signal: stop.signal,
      },
    );
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(reading).rejects.toThrow('enough');
  });

  it('ends its process when nobody asks any more, and starts another for who asks again', async () => {
    const embedder = start(30);
    const [before] = await embedder.embed(['The same words']);
    await wait(200);
    expect(embedder['child']).toBeNull();
    const [after] = await embedder.embed(['The same words']);
    expect(alike(before, after)).toBeGreaterThan(0.99);
  });

  it('says so when its process is killed, and goes on with another', async () => {
    const embedder = start();
    await embedder.embed(['First']);
    // It is asked, and has not answered when it is killed.
    embedder['child']?.['process'].kill('SIGSTOP');
    const reading = embedder.embed(['Second']);
    await wait(0);
    embedder['child']?.kill();
    await expect(reading).rejects.toMatchObject({ code: 'meaning.unreadable' });
    expect(await embedder.embed(['Third'])).toHaveLength(1);
  });

  it('says that there is no model until it has been fetched as a whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stitchbook-meaning-'));
    try {
      const none = createEmbedder(loadSettings(MeaningSettings, { EMBEDDING_MODEL_DIR: folder }), 0);
      await expect(none.embed(['Words'])).rejects.toMatchObject({ code: 'meaning.no-model' });
      const nowhere = createEmbedder(loadSettings(MeaningSettings, {}), 0);
      await expect(nowhere.embed(['Words'])).rejects.toMatchObject({ code: 'meaning.no-model' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the vectors of a note', () => {
  it('are one a sentence, and one for every thousand characters', async () => {
    const text = `${'We talked about the garden and the fence for a while. '.repeat(30)}Then the dog barked.`;
    const { passages, sentences, places } = await embedNote(start(), text);
    expect(places).toHaveLength(31);
    expect(sentences).toHaveLength(31 * 384);
    expect(passages.map(({ vector, code }) => [vector.length, code.length])).toEqual([
      [384, 384],
      [384, 384],
    ]);
    expect(text.slice(places[30]?.begin, places[30]?.end)).toBe('Then the dog barked.');
  });

  it('are none of a note without words', async () => {
    const { passages, sentences, places } = await embedNote(start(), ' ');
    expect([passages.length, sentences.length, places.length]).toEqual([0, 0, 0]);
  });

  it('say nearly the same in one byte a dimension', async () => {
    const vectors = await start().embed(['One thought', 'Another thing altogether']);
    const unpacked = unpackVectors(packVectors(vectors), 384);
    for (const [at, vector] of vectors.entries()) expect(alike(vector, unpacked[at])).toBeGreaterThan(0.995);
  });

  it('of another model have nothing to say', () => {
    expect(cosines(new Float32Array(3), Buffer.alloc(4))).toHaveLength(0);
  });
});
