import { jest } from '@jest/globals';
import { countWordErrors } from '@stitchbook/testing';
import { fixtureAudio, FIXTURES } from './support/fixtures.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

describe('the words of real recordings', () => {
  let started: StartedEngine;
  beforeAll(async () => (started = await startEngine()));
  afterAll(async () => started.engine.close());

  it.each(['wav', 'mp3', 'm4a'])('are transcribed from %s with at most 5%% of them wrong', async (format) => {
    let errors = 0;
    let words = 0;
    for (const fixture of FIXTURES.filter((candidate) => candidate.format === format)) {
      const { text } = await started.engine.transcribe(fixture);
      const counted = countWordErrors(fixture.words, text);
      errors += counted.errors;
      words += counted.words;
    }
    process.stdout.write(`word error rate, ${format}: ${((100 * errors) / words).toFixed(1)}% of ${words} words\n`);
    expect(errors / words).toBeLessThanOrEqual(0.05);
  });

  it('come with times that follow the recording', async () => {
    const progress: number[] = [];
    const result = await started.engine.transcribe(fixtureAudio('dashwood.wav'), {
      onProgress: (p) => progress.push(p.doneSeconds),
    });
    expect(started.engine.name).toBe('moonshine-tiny');
    expect(result.durationSeconds).toBeCloseTo(7.1, 1);
    expect(result.speechSeconds).toBeGreaterThan(5);
    expect(result.text).toBe(result.segments.map(({ text }) => text).join(' '));
    for (const { startSeconds, endSeconds } of result.segments) {
      expect(startSeconds).toBeGreaterThanOrEqual(0);
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThanOrEqual(result.durationSeconds);
    }
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeCloseTo(7.1, 1);
  });
});
