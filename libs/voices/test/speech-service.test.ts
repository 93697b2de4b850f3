import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSettings } from '@stitchbook/config';
import { VoiceSettings, createSpeechSynthesizer } from '../src/index.ts';
import { failureOf, hear, lines } from './support/listen.ts';
import { wavOf } from './support/wav-of.ts';

type Answer = (response: ServerResponse) => void;
const sound: Answer = (response) => void response.end(wavOf({ seconds: 1, sampleRateHz: 24_000 }));
const fails =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const asked: unknown[] = [];
let answers: Answer[];
const server = createServer((request, response) => {
  void readJson(request).then((body) => {
    asked.push(body);
    (answers.shift() ?? sound)(response);
  });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  asked.length = 0;
  answers = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const open = (environment: Record<string, string> = {}) =>
  createSpeechSynthesizer(
    loadSettings(VoiceSettings, {
      TTS_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      TTS_MODEL: 'kokoro',
      TTS_VOICES: 'bella, adam',
      ...environment,
    }),
  );

describe('a speech service', () => {
  it('is asked for each line in its voice, in whatever language, and answers with a sound of its own rate', async () => {
    const { seconds, sampleRateHz } = await hear(open(), [
      { voice: 0, text: 'Guten Morgen.' },
      { voice: 1, text: 'Hallo.' },
    ]);
    expect(asked).toEqual([
      { model: 'kokoro', voice: 'bella', input: 'Guten Morgen.', response_format: 'wav' },
      { model: 'kokoro', voice: 'adam', input: 'Hallo.', response_format: 'wav' },
    ]);
    expect(sampleRateHz).toBe(24_000);
    expect(seconds).toBeCloseTo(3, 1);
  });

  it('has one voice where only one is set, and gets a long line in parts', async () => {
    await hear(open({ TTS_VOICES: 'bella' }), [{ voice: 1, text: 'A sentence here. '.repeat(100).trim() }]);
    expect(asked).toHaveLength(2);
    for (const each of asked) expect(each).toMatchObject({ voice: 'bella' });
  });

  it('may write a size that it does not know yet, and more than one channel', async () => {
    answers = [
      (response) => void response.end(wavOf({ seconds: 1, sampleRateHz: 22_050, channels: 2, size: 0xffff_ffff })),
    ];
    const { seconds, sampleRateHz } = await hear(open(), lines('Hello.'));
    expect([sampleRateHz, Math.round(seconds * 10)]).toEqual([22_050, 15]);
  });

  it('is asked again after what fails in passing', async () => {
    answers = [fails(503), fails(429)];
    expect((await hear(open(), lines('Hello.'))).seconds).toBeGreaterThan(1);
    expect(asked).toHaveLength(3);
  });

  it('is not waited for when it asks for an hour: that is left to the queue', async () => {
    answers = [fails(429, {}, { 'retry-after': '3600' })];
    const failure = await failureOf(hear(open(), lines('Hello.')));
    expect(failure).toMatchObject({ code: 'voice.busy', permanent: false, retryAfterMs: 3_600_000 });
    expect(asked).toHaveLength(1);
  });

  it('is waited for only as long as somebody wants its words', async () => {
    const abort = new AbortController();
    answers = [
      (response) => {
        fails(429, {}, { 'retry-after': '30' })(response);
        setTimeout(() => abort.abort(new Error('cancelled')), 200);
      },
    ];
    const failure = await failureOf(hear(open(), lines('Hello.'), { signal: abort.signal }));
    expect(failure).toMatchObject({ message: 'cancelled' });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer, { code: string; permanent: boolean }]>([
    ['a key that it does not take', fails(401), { code: 'voice.refused', permanent: true }],
    ['no credit', fails(429, { error: { code: 'insufficient_quota' } }), { code: 'voice.refused', permanent: true }],
    ['its own failure', fails(500), { code: 'voice.unreachable', permanent: false }],
    ['being busy', fails(429), { code: 'voice.busy', permanent: false }],
    ['a page instead of sound', (r) => void r.end('<html>'), { code: 'voice.unreadable', permanent: false }],
    ['nothing at all', (r) => void r.end(), { code: 'voice.unreadable', permanent: false }],
    ['thirty megabytes', (r) => void r.end(Buffer.alloc(30 * 2 ** 20)), { code: 'voice.unreadable', permanent: false }],
    ['a broken connection', (r) => void r.destroy(), { code: 'voice.unreachable', permanent: false }],
  ])('is understood when it answers with %s', async (_, answer, failure) => {
    answers = [answer, answer, answer];
    expect(await failureOf(hear(open(), lines('Hello.')))).toMatchObject(failure);
  });

  it('is given up when it does not answer', async () => {
    answers = [() => undefined, () => undefined, () => undefined];
    const work = hear(open({ TTS_REQUEST_TIMEOUT_SECONDS: '1' }), lines('Hello.'));
    expect(await failureOf(work)).toMatchObject({ code: 'voice.unreachable' });
  });
});
