import { once } from 'node:events';
import { createLogger } from '@stitchbook/logging';
import { type Embedder, EmbeddingError, LOCAL_MODEL_NAME, createEmbedder } from '@stitchbook/meaning';
import { ensureEmbeddingModel } from '@stitchbook/testing';
import { CompareTags } from '../src/compare-tags.ts';

const context = { logger: createLogger('test', { level: 'silent' }) };

function fakeEmbedder(embed: Embedder['embed'], name = LOCAL_MODEL_NAME): Embedder {
  return { name, embed, close: async () => undefined };
}

/** Finds every text alike, and records what it is asked. */
function recordingEmbedder() {
  const asked: string[][] = [];
  const embedder = fakeEmbedder(async (texts) => {
    asked.push([...texts]);
    return texts.map(() => Float32Array.of(1, 0));
  });
  return { embedder, asked };
}

describe('a note and the tags of its owner', () => {
  it('are compared by meaning: what it is about is closest, whatever its words', async () => {
    const embedder = createEmbedder({ modelDirectory: await ensureEmbeddingModel(), model: '', timeoutMs: 1_000 }, 0);
    try {
      // Who compares waits 3 s at most, and a busy machine takes longer to load the model.
      await embedder.embed(['Anything.']);
      const names = ['tax-return', 'astronomy', 'knitting'];
      const likeness = await new CompareTags(embedder, context).of('We counted meteors until two at night.', names);
      expect(likeness).toHaveLength(3);
      expect(likeness?.indexOf(Math.max(...likeness))).toBe(1);
      expect(likeness?.every((each) => each >= -1 && each <= 1)).toBe(true);
    } finally {
      await embedder.close();
    }
  }, 120_000);

  it('cost one reading of each name, and a large vocabulary is read over several notes', async () => {
    const { embedder, asked } = recordingEmbedder();
    const tags = new CompareTags(embedder, context);
    const names = Array.from({ length: 100 }, (_, each) => `tag-${each}`);
    const first = await tags.of('A note.', names);
    expect(first?.filter((each) => each === -1)).toHaveLength(36);
    expect(asked[1]?.[0]).toBe('tag 0');
    expect(await tags.of('A note.', names)).toEqual(names.map(() => 1));
    await tags.of('Another.', names);
    expect(asked.flat().filter((text) => text.startsWith('tag'))).toHaveLength(100);
  });

  it('of an hour or a day are read alike: no more than fifty passages', async () => {
    const { embedder, asked } = recordingEmbedder();
    await new CompareTags(embedder, context).of('And then we went on. '.repeat(10_000), ['travel']);
    expect(asked[0]).toHaveLength(50);
  });

  it.each(['meaning.no-model', 'meaning.unavailable', 'meaning.unreadable'] as const)(
    'are not compared where the model fails (%s), and nothing else does',
    async (code) => {
      const embedder = fakeEmbedder(() => Promise.reject(new EmbeddingError(code, 'Not now.')));
      expect(await new CompareTags(embedder, context).of('A note.', ['travel'])).toBeUndefined();
    },
  );

  it('are not compared by a model whose likeness nobody has measured', async () => {
    const { embedder, asked } = recordingEmbedder();
    const other = fakeEmbedder(embedder.embed, 'text-embedding-3-small');
    expect(await new CompareTags(other, context).of('A note.', ['travel'])).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('end with the job that asked', async () => {
    const { embedder } = recordingEmbedder();
    const aborting = fakeEmbedder(async (texts, options) => {
      options?.signal?.throwIfAborted();
      return embedder.embed(texts);
    });
    const asked = new CompareTags(aborting, context).of('A note.', ['travel'], AbortSignal.abort(new Error('gone')));
    await expect(asked).rejects.toThrow('gone');
  });

  it('keep what has been read of a vocabulary when the time is up', async () => {
    const asked: string[] = [];
    let isSlow = true;
    const embedder = fakeEmbedder(async (texts, { signal } = {}) => {
      // The note and the first names come in time, and nothing after them.
      if (isSlow && asked.some((text) => text.startsWith('tag')))
        await once(signal ?? new EventTarget(), 'abort').then(() => signal?.throwIfAborted());
      asked.push(...texts);
      return texts.map(() => Float32Array.of(1, 0));
    });
    const tags = new CompareTags(embedder, context);
    const names = Array.from({ length: 20 }, (_, each) => `tag-${each}`);
    expect(await tags.of('A note.', names)).toBeUndefined();
    isSlow = false;
    expect(await tags.of('A note.', names)).toEqual(names.map(() => 1));
    expect(asked.filter((text) => text === 'tag 0')).toHaveLength(1);
  });

  it('does not keep mood and themes waiting where the model is slow', async () => {
    const slow: Embedder = { name: LOCAL_MODEL_NAME, embed: () => new Promise(() => undefined), close: async () => {} };
    expect(await new CompareTags(slow, context).of('A note.', ['travel'])).toBeUndefined();
  });
});
