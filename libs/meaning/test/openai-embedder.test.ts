import { getEventListeners } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSettings } from '@stitchbook/config';
import { type Embedder, MeaningSettings, createEmbedder } from '@stitchbook/meaning';

interface Request {
  model: string;
  input: string[];
}

let server: Server;
let embedder: Embedder;
const requests: Request[] = [];
let answer: (request: Request) => { status?: number; headers?: Record<string, string>; body: unknown };

const honest = ({ input }: Request) => ({
  body: { data: input.map((text, index) => ({ index, embedding: [text.length, 4, 0] })) },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const asked = JSON.parse(body) as Request;
      requests.push(asked);
      const { status = 200, headers, body: answered } = answer(asked);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answered));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = loadSettings(MeaningSettings, {
    EMBEDDING_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    EMBEDDING_MODEL: 'test-embed',
    EMBEDDING_TIMEOUT_MS: '20000',
  });
  embedder = createEmbedder(settings, 0);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests.length = 0;
  answer = honest;
});

describe('an embedding service', () => {
  it('is asked for a few texts at a time, and its vectors are brought to a length of one', async () => {
    const vectors = await embedder.embed(Array.from({ length: 70 }, () => 'abc'));
    expect(vectors).toHaveLength(70);
    expect([...(vectors[69] ?? [])].map((each) => each.toFixed(1))).toEqual(['0.6', '0.8', '0.0']);
    expect(requests.map(({ input }) => input.length)).toEqual([32, 32, 6]);
    expect(embedder.name).toBe('openai/test-embed');
  });

  it('may answer in another order', async () => {
    answer = (request) => ({ body: { data: honest(request).body.data.toReversed() } });
    const [short, long] = await embedder.embed(['a', 'a much longer text']);
    expect((short?.[0] ?? 1) < (long?.[0] ?? 0)).toBe(true);
  });

  it('leaves nothing behind at a signal that outlives the request', async () => {
    const { signal } = new AbortController();
    await embedder.embed(['a'], { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is sent the beginning of what is too long, and never an empty text', async () => {
    await embedder.embed(['x'.repeat(100_000), '']);
    expect(requests[0]?.input.map(({ length }) => length)).toEqual([4_000, 1]);
  });

  it.each([
    ['too few vectors', () => ({ body: { data: [] } })],
    [
      'one index twice',
      () => ({
        body: {
          data: [
            { index: 0, embedding: [1] },
            { index: 0, embedding: [1] },
          ],
        },
      }),
    ],
    [
      'an index that is none',
      () => ({
        body: {
          data: [
            { index: 7, embedding: [1] },
            { index: 1, embedding: [1] },
          ],
        },
      }),
    ],
    ['vectors of two lengths', () => ({ body: { data: [{ embedding: [1] }, { embedding: [1, 2] }] } })],
    ['what is no number', () => ({ body: { data: [{ embedding: [1] }, { embedding: ['1'] }] } })],
    ['nothing but zeros', () => ({ body: { data: [{ embedding: [1] }, { embedding: [0] }] } })],
    ['no list', () => ({ body: { vectors: 'none' } })],
  ])('is not believed when it answers %s', async (_, given) => {
    answer = given;
    await expect(embedder.embed(['one', 'two'])).rejects.toMatchObject({ code: 'meaning.unreadable' });
  });

  it.each([401, 500])('that answers %s is unavailable, and nothing of what it says is told', async (status) => {
    answer = () => ({ status, body: { error: { message: 'secret detail' } } });
    const error = await embedder.embed(['one']).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ code: 'meaning.unavailable' });
    expect((error as Error).message).not.toContain('secret');
  });

  it('that fails in passing is asked once more', async () => {
    answer = (request) => (requests.length === 1 ? { status: 503, body: {} } : honest(request));
    expect(await embedder.embed(['one'])).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it('that asks to come back in an hour is unavailable, and nobody waits for it', async () => {
    answer = () => ({ status: 429, headers: { 'retry-after': '3600' }, body: {} });
    for (const longestWaitMs of [undefined, 60_000])
      await expect(embedder.embed(['one'], longestWaitMs ? { longestWaitMs } : {})).rejects.toMatchObject({
        code: 'meaning.unavailable',
      });
    expect(requests).toHaveLength(2);
  });

  it('is waited for only until its words are not wanted any more', async () => {
    const abort = new AbortController();
    answer = () => {
      setTimeout(() => abort.abort(new Error('to stop')), 200);
      return { status: 429, headers: { 'retry-after': '30' }, body: {} };
    };
    const options = { signal: abort.signal, longestWaitMs: 60_000 };
    await expect(embedder.embed(['one'], options)).rejects.toThrow('to stop');
    expect(requests).toHaveLength(1);
  });

  it.each([400, 413, 422])('that answers %s to some texts and reads others cannot read those', async (status) => {
    const refused = { status, body: { error: { message: 'secret detail' } } };
    answer = (request) => (request.input.includes('too long') ? refused : honest(request));
    const error = await embedder.embed(['one', 'too long']).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ code: 'meaning.unreadable' });
    expect((error as Error).message).not.toContain('secret');
    answer = () => refused;
    await expect(embedder.embed(['one'])).rejects.toMatchObject({ code: 'meaning.unavailable' });
  });

  it('says that it was to stop, also while it is found out why it was refused', async () => {
    const abort = new AbortController();
    answer = ({ input }) => {
      if (input[0] === 'a') abort.abort(new Error('to stop'));
      return { status: 400, body: {} };
    };
    await expect(embedder.embed(['one'], { signal: abort.signal })).rejects.toThrow('to stop');
  });
});
