import { jest } from '@jest/globals';
import { join } from 'node:path';
import type { SpeechAudio } from '@stitchbook/speech';
import { readResidentMemory } from '../src/child/watch-memory.ts';
import { LOOPS } from './support/loop-recording.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(600_000);

const MINUTES = Number(process.env['SPEECH_TEST_MINUTES'] ?? 2);
const LIMIT_MB = 450;

describe(`${MINUTES} minutes of speech`, () => {
  let scratch: ScratchFolder;
  beforeAll(async () => (scratch = await ScratchFolder.create()));
  afterEach(closeStartedEngines);
  afterAll(async () => scratch.remove());

  it.each(['wav', 'mp3', 'm4a'] as const)('are transcribed to their end in %s, in bounded memory', async (format) => {
    const { engine, childPids } = await startEngine();
    const audio: SpeechAudio = { path: join(scratch.path, `long.${format}`), format };
    const times = Math.ceil((MINUTES * 60) / 7.1);
    await LOOPS[format](audio.path, times);
    let peakBytes = 0;
    const onProgress = () =>
      void readResidentMemory(childPids[0] ?? 0).then((bytes) => (peakBytes = Math.max(peakBytes, bytes)));
    const { text, segments, durationSeconds } = await engine.transcribe(audio, { onProgress });
    const peakMb = Math.round(peakBytes / 1024 / 1024);
    process.stdout.write(`${MINUTES} minutes of ${format}: ${peakMb} MB at most\n`);
    expect(peakMb).toBeGreaterThan(50);
    expect(peakMb).toBeLessThan(LIMIT_MB);
    expect(durationSeconds).toBeGreaterThan(times * 7);
    expect(text.match(/Dashwood/g)?.length ?? 0).toBeGreaterThan(times * 0.95);
    for (const [i, segment] of segments.slice(1).entries()) {
      expect(segment.startSeconds).toBeGreaterThanOrEqual(segments[i]?.endSeconds ?? Infinity);
    }
  });
});
