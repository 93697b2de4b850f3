import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import { SpeechChildPool } from '../src/child/speech-child-pool.ts';
import { findLocalModels } from '../src/local/find-local-models.ts';
import { fixtureAudio } from './support/fixtures.ts';
import { untilNoneRuns } from './support/running.ts';
import { ensureSpeechModel } from './support/speech-model.ts';

jest.setTimeout(120_000);

const IDLE_MS = 300;

describe('speech processes that nobody needs', () => {
  const childPids: number[] = [];
  let pool: SpeechChildPool;
  // From the start on, so that nobody ends before the first test looks.
  let isSpeaking = true;
  beforeAll(async () => {
    const directory = await ensureSpeechModel();
    const { recogniser, voiceDetectorPath } = await findLocalModels({ model: directory, default: directory });
    pool = await SpeechChildPool.start({
      findModels: async () => ({
        voiceDetectorPath,
        recogniser,
        checker: null,
        others: [],
        threads: 1,
        concurrency: 1,
      }),
      limits: { memoryMb: 1_500, stallSeconds: 60, niceness: 0 },
      logger: { debug: ({ childPid }: { childPid: number }) => childPids.push(childPid) } as unknown as Logger,
      idleMs: IDLE_MS,
      expectsWork: () => isSpeaking,
    });
  });
  afterEach(() => (isSpeaking = false));
  afterAll(() => pool.close());

  const transcribe = () =>
    pool.transcribe({ audio: fixtureAudio('amiable.wav'), maxAudioSeconds: 60, language: null }, {});

  it('end, with their models, and start again with the next recording', async () => {
    expect(pool.size).toBe(1);
    isSpeaking = false;
    await untilNoneRuns(childPids);
    expect(pool.size).toBe(0);
    expect((await transcribe()).text).toContain('amiable');
    expect(childPids).toHaveLength(2);
  });

  it('stay while somebody speaks, whose words are to be transcribed next', async () => {
    isSpeaking = true;
    await transcribe();
    const started = childPids.length;
    await wait(4 * IDLE_MS);
    await transcribe();
    expect(childPids).toHaveLength(started);
  });

  it('are started ahead, and only one of them', async () => {
    await untilNoneRuns(childPids);
    isSpeaking = true;
    const started = childPids.length;
    await Promise.all([pool.warmUp(null), pool.warmUp(null), pool.warmUp(null)]);
    expect(pool.size).toBe(1);
    expect(childPids).toHaveLength(started + 1);
  });
});
