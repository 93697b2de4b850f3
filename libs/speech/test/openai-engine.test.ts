import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { SpeechEngine } from '@stitchbook/speech';
import { fixtureAudio } from './support/fixtures.ts';
import {
  answerJson,
  startFakeSpeechService,
  type Answer,
  type FakeSpeechService,
} from './support/fake-speech-service.ts';
import { makeWav, samplesOf, silence } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

const NO_ANSWER: Answer = () => undefined;

describe('a remote speech service', () => {
  let service: FakeSpeechService;
  let scratch: ScratchFolder;
  beforeAll(async () => (scratch = await ScratchFolder.create()));
  afterAll(async () => scratch.remove());
  afterEach(async () => {
    await closeStartedEngines();
    await service.close();
  });

  const engineFor = async (answer: Answer, requestTimeoutSeconds = 60): Promise<SpeechEngine> => {
    service = await startFakeSpeechService(answer);
    const changes = { engine: 'openai', baseUrl: service.baseUrl, apiKey: 'a-key', model: 'whisper-x' } as const;
    return (await startEngine({ ...changes, requestTimeoutSeconds })).engine;
  };
  const amiable = fixtureAudio('amiable.wav');

  it('gets speech as WAV with key and model, and its times become times of the recording', async () => {
    const speech = samplesOf(await readFile(amiable.path));
    const late = new Float32Array(16_000 * 5 + speech.length);
    late.set(speech, 16_000 * 5);
    const engine = await engineFor(
      answerJson({
        text: 'He might. Himself.',
        segments: [
          { start: 0, end: 1, text: ' He  might.' },
          { start: 1, end: 99, text: ' Himself.\u0000' },
          { start: 99, end: 100, text: ' ' },
        ],
      }),
    );
    const result = await engine.transcribe(await scratch.keep('late.wav', makeWav(late)));
    expect(engine.name).toBe('whisper-x');
    expect(result.text).toBe('He might. Himself.');
    const [first, second] = result.segments;
    expect(first?.startSeconds).toBeGreaterThan(4.5);
    expect(first?.startSeconds).toBeLessThan(5.5);
    expect(second?.endSeconds).toBeLessThanOrEqual(result.durationSeconds);
    const [request] = service.requests;
    expect(request?.authorization).toBe('Bearer a-key');
    expect(request?.body).toMatch(/name="model"\s+whisper-x/);
    expect(request?.body).toMatch(/filename="speech.wav"[\s\S]*RIFF....WAVEfmt /);
    expect(request?.bytes).toBeLessThan(200_000);
  });

  it('may know nothing but plain text', async () => {
    const engine = await engineFor((response, requests) => {
      const refusal = answerJson(
        { error: { message: "response_format 'verbose_json' is not supported" } },
        { status: 400 },
      );
      const isDetailed = requests.at(-1)?.body.includes('verbose_json');
      (isDetailed ? refusal : answerJson({ text: 'Plain words.' }))(response, requests);
    });
    const { text, segments } = await engine.transcribe(amiable);
    expect(text).toBe('Plain words.');
    expect(segments).toHaveLength(1);
    await engine.transcribe(amiable);
    expect(service.requests).toHaveLength(3);
  });

  it('is told of names that may be said, as many as it reads', async () => {
    const engine = await engineFor(answerJson({ text: 'Words.' }));
    const terms = ['Norland Park', 'Dashwood', ...Array.from({ length: 500 }, (_, i) => `Name ${i}`)];
    await engine.transcribe(amiable, { terms });
    const [, prompt = ''] = /name="prompt"\s+(.*)\r\n/.exec(service.requests[0]?.body ?? '') ?? [];
    expect(prompt).toMatch(/^Norland Park, Dashwood, Name 0, /);
    expect(prompt.length).toBeGreaterThan(500);
    expect(prompt.length).toBeLessThanOrEqual(600);
    await engine.transcribe(amiable);
    expect(service.requests[1]?.body).not.toContain('name="prompt"');
  });

  it('may take no names, nor anything but plain text', async () => {
    const engine = await engineFor((response, requests) => {
      const refuse = (what: string) => answerJson({ error: { message: `${what} is not supported` } }, { status: 400 });
      const body = requests.at(-1)?.body ?? '';
      if (body.includes('name="prompt"')) refuse('prompt')(response, requests);
      else if (body.includes('verbose_json')) refuse("response_format 'verbose_json'")(response, requests);
      else answerJson({ text: 'Plain words.' })(response, requests);
    });
    for (let time = 0; time < 2; time += 1)
      expect((await engine.transcribe(amiable, { terms: ['Norland'] })).text).toBe('Plain words.');
    expect(service.requests).toHaveLength(4);
  });

  it('gets a long recording in bounded batches, with progress between them', async () => {
    const speech = samplesOf(await readFile(fixtureAudio('dashwood.wav').path));
    const long = new Float32Array(speech.length * 50);
    for (let i = 0; i < 50; i += 1) long.set(speech, i * speech.length);
    const engine = await engineFor(answerJson({ text: 'words' }));
    const asked: number[] = [];
    const firstWords = new Set<string>();
    const result = await engine.transcribe(await scratch.keep('long.wav', makeWav(long)), {
      onProgress: (progress) => {
        asked.push(service.requests.length);
        firstWords.add(progress.firstWords);
      },
    });
    expect(service.requests.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...service.requests.map(({ bytes }) => bytes))).toBeLessThan(5_000_000);
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect([...firstWords].slice(0, 2)).toEqual(['', 'words']);
    expect(result.segments).toHaveLength(service.requests.length);
    expect(result.durationSeconds).toBeCloseTo(355, 0);
    expect(result.peaks.length).toBeGreaterThanOrEqual(100);
  });

  it('is not asked about silence', async () => {
    const engine = await engineFor(answerJson({ text: 'Thank you.' }));
    const quiet = await scratch.keep('quiet.wav', makeWav(silence(5)));
    expect(await engine.transcribe(quiet)).toMatchObject({ text: '', segments: [] });
    expect(service.requests).toHaveLength(0);
  });

  it('is asked again when it is busy, no sooner than it wants', async () => {
    const busy = answerJson({ error: { message: 'slow down' } }, { status: 429, headers: { 'retry-after': '2' } });
    const engine = await engineFor((response, requests) =>
      (requests.length === 1 ? busy : answerJson({ text: 'At last.' }))(response, requests),
    );
    expect((await engine.transcribe(amiable)).text).toBe('At last.');
    const [first, second] = service.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990);
  });

  it.each<[string, Answer, string, boolean]>([
    [
      'stays busy',
      answerJson({ error: { message: 'canary' } }, { status: 429, headers: { 'retry-after-ms': '10' } }),
      'provider.busy',
      false,
    ],
    [
      'has no credit left',
      answerJson(
        { error: { message: 'canary', code: 'insufficient_quota' } },
        { status: 429, headers: { 'retry-after-ms': '10' } },
      ),
      'provider.refused',
      true,
    ],
    [
      'breaks',
      answerJson({ error: { message: 'canary' } }, { status: 500, headers: { 'retry-after-ms': '10' } }),
      'provider.unreachable',
      false,
    ],
    ['does not know the key', answerJson({ error: { message: 'canary' } }, { status: 401 }), 'provider.refused', true],
    ['never answers', NO_ANSWER, 'provider.unreachable', false],
    ['hangs up', (response) => void response.destroy(), 'provider.unreachable', false],
    [
      'answers with a page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>canary</p>'),
      'provider.unreadable',
      false,
    ],
    [
      'answers with half a JSON',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "canary'),
      'provider.unreadable',
      false,
    ],
    ['answers with something else', answerJson({ words: ['canary'] }), 'provider.unreadable', false],
    ['answers with 10 MB', answerJson({ text: 'canary '.repeat(1_500_000) }), 'provider.unreadable', false],
    ['finds no words in speech', answerJson({ text: '' }), 'engine.no-words', false],
  ])('that %s fails the recording with a reason of our own', async (_, answer, code, permanent) => {
    const engine = await engineFor(answer, answer === NO_ANSWER ? 1 : undefined);
    const failure = await engine.transcribe(amiable).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SpeechError', code, permanent });
    expect((failure as Error).message).not.toContain('canary');
  });

  it('gets its request aborted when the job is cancelled', async () => {
    const abort = new AbortController();
    const engine = await engineFor(() => abort.abort(new Error('the note was deleted')));
    await expect(engine.transcribe(amiable, { signal: abort.signal })).rejects.toThrow('the note was deleted');
    expect(service.requests).toHaveLength(1);
  });
});
