import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { SpeechAudio } from '@stitchbook/speech';
import { fixtureAudio } from './support/fixtures.ts';
import { makeWav, silence } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

const TRUNCATED = 'This recording is broken or cut off, so it could not be read. Please record or upload it again.';

jest.setTimeout(120_000);

describe('recordings that are broken', () => {
  let started: StartedEngine;
  let scratch: ScratchFolder;
  beforeAll(async () => {
    started = await startEngine();
    scratch = await ScratchFolder.create();
  });
  afterAll(async () => {
    await started.engine.close();
    await scratch.remove();
  });

  const failureOf = async (audio: SpeechAudio) =>
    started.engine.transcribe(audio).then(
      (result) => ({ result }),
      (error: unknown) => error,
    );

  it.each(['dashwood.wav', 'dashwood.mp3', 'dashwood.m4a'])(
    'are recognised as truncated when %s is cut',
    async (name) => {
      const whole = await readFile(fixtureAudio(name).path);
      for (const share of [0.1, 0.5, 0.9]) {
        const audio = await scratch.keep(`cut-${share}-${name}`, whole.subarray(0, Math.floor(whole.length * share)));
        expect(await failureOf(audio)).toMatchObject({ code: 'audio.truncated', permanent: true, message: TRUNCATED });
      }
    },
  );

  it('are recognised as truncated when an mp3 ends in the middle of its last frame', async () => {
    const whole = await readFile(fixtureAudio('dashwood.mp3').path);
    const audio = await scratch.keep('last-frame.mp3', whole.subarray(0, whole.length - 30));
    expect(await failureOf(audio)).toMatchObject({ code: 'audio.truncated', permanent: true });
  });

  it('are empty without a byte, and without a sample', async () => {
    const nothing = await scratch.keep('nothing.mp3', Buffer.alloc(0));
    const headerOnly = await scratch.keep('header-only.wav', makeWav(silence(0)));
    for (const audio of [nothing, headerOnly]) {
      expect(await failureOf(audio)).toMatchObject({ code: 'audio.empty', permanent: true });
    }
  });

  it.each([
    ['65,535 channels', makeWav(silence(0.01), { channels: 65_535 })],
    ['no channel', makeWav(silence(0.1)).fill(0, 22, 24)],
    ['a rate of 1 Hz', makeWav(silence(1), { sampleRate: 1 })],
    ['a rate of 4 GHz', makeWav(silence(1), { sampleRate: 4_294_967_295 })],
    ['blocks of no bytes', makeWav(silence(1)).fill(0, 32, 34)],
    ['a format nobody knows', makeWav(silence(1)).fill(0x77, 20, 22)],
    ['a thousand empty chunks', Buffer.concat([makeWav(silence(0)).subarray(0, 12), Buffer.alloc(100_000)])],
  ])('are refused for a WAV header with %s', async (name, bytes) => {
    const failure = await failureOf(await scratch.keep(`${name}.wav`, bytes));
    expect(failure).toMatchObject({
      permanent: true,
      code: expect.stringMatching(/^audio\.(unsupported|undecodable)$/),
    });
  });

  it('end in a reason, not in waiting, for an m4a with boxes of size 0 or inside one another', async () => {
    const whole = await readFile(fixtureAudio('dashwood.m4a').path);
    const moov = whole.indexOf('moov') - 4;
    const zeroed = Buffer.from(whole);
    for (let at = moov + 8; at + 8 < whole.length; at += 1) {
      if (/^(trak|mdia|minf|stbl|stsz)$/.test(whole.toString('latin1', at + 4, at + 8))) zeroed.writeUInt32BE(0, at);
    }
    const inside = await failureOf(await scratch.keep('zero-inside.m4a', zeroed));
    expect(inside).toMatchObject({ permanent: true });
    const outer = Buffer.from(whole).fill(0, 0, 4);
    expect(await failureOf(await scratch.keep('zero-outer.m4a', outer))).toMatchObject({ code: 'audio.truncated' });
  });

  it('end in a reason for an index that claims four thousand million frames', async () => {
    const bomb = await readFile(fixtureAudio('dashwood.m4a').path);
    bomb.writeUInt32BE(0xffff_ffff, bomb.indexOf('stsz') + 12);
    expect(await failureOf(await scratch.keep('frames.m4a', bomb))).toHaveProperty('code');
  });

  it('are read without their damaged parts when an m4a is scratched, and refused when nothing is left of it', async () => {
    const scratched = await readFile(fixtureAudio('dashwood.m4a').path);
    const sound = scratched.indexOf('mdat') + 4;
    scratched.fill(0xff, sound + 2_000, sound + 2_300);
    const { text } = await started.engine.transcribe(await scratch.keep('scratched.m4a', scratched));
    expect(text).toMatch(/prudently in his power/);
    scratched.fill(0xff, sound, scratched.indexOf('moov') > sound ? scratched.indexOf('moov') - 4 : scratched.length);
    expect(await failureOf(await scratch.keep('destroyed.m4a', scratched))).toMatchObject({
      code: 'audio.undecodable',
      permanent: true,
    });
  });

  it('end in a reason for noise of bytes in every container', async () => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * i * 31 + 7) % 251));
    for (const format of ['wav', 'mp3', 'm4a'] as const) {
      expect(await failureOf(await scratch.keep(`noise.${format}`, bytes))).toMatchObject({
        permanent: true,
        code: expect.stringMatching(/^audio\./),
      });
    }
  });

  it('still leave the engine to the next one', async () => {
    const { text } = await started.engine.transcribe(fixtureAudio('amiable.wav'));
    expect(text).toContain('amiable');
    expect(started.childPids.length).toBeLessThanOrEqual(2);
  });

  it('are passing failures when the file is not there', async () => {
    const gone: SpeechAudio = { path: '/nowhere/gone.wav', format: 'wav' };
    expect(await failureOf(gone)).toMatchObject({ code: 'audio.missing', permanent: false });
  });
});
