import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { fixtureAudio } from './support/fixtures.ts';
import { makeWav, samplesOf, type WavShape } from './support/make-wav.ts';
import { ScratchFolder } from './support/scratch-folder.ts';
import { startEngine, type StartedEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

describe('recordings that are odd but whole', () => {
  let started: StartedEngine;
  let scratch: ScratchFolder;
  let speech: Float32Array;
  beforeAll(async () => {
    started = await startEngine();
    scratch = await ScratchFolder.create();
    speech = samplesOf(await readFile(fixtureAudio('amiable.wav').path));
  });
  afterAll(async () => {
    await started.engine.close();
    await scratch.remove();
  });

  const transcriptOf = async (name: string, bytes: Uint8Array) =>
    (await started.engine.transcribe(await scratch.keep(name, bytes))).text;

  it.each<[string, WavShape]>([
    ['8 bits', { bits: 8 }],
    ['24 bits', { bits: 24 }],
    ['32 bits', { bits: 32 }],
    ['floating point', { bits: 32, isFloat: true }],
    ['stereo', { channels: 2 }],
    ['a size of 0xFFFFFFFF', { dataBytes: 0xffff_ffff }],
    ['a size of 0', { dataBytes: 0 }],
    ['a size of 2 GB less a page', { dataBytes: 0x7fff_f000 }],
  ])('are read from WAV with %s', async (name, shape) => {
    expect(await transcriptOf(`${name}.wav`, makeWav(speech, shape))).toMatch(/amiable himself/);
  });

  it.each([8_000, 44_100, 48_000, 96_000])('are read at %i Hz', async (sampleRate) => {
    const length = Math.floor((speech.length * sampleRate) / 16_000);
    const resampled = new Float32Array(length).map((_, i) => {
      const at = (i * 16_000) / sampleRate;
      const [left = 0, right = 0] = speech.subarray(Math.floor(at), Math.floor(at) + 2);
      return left + (right - left) * (at % 1);
    });
    expect(await transcriptOf(`${sampleRate}.wav`, makeWav(resampled, { sampleRate }))).toMatch(/himself/);
  });

  it('are read behind other chunks', async () => {
    const wav = makeWav(speech);
    const other = Buffer.alloc(8 + 70_000);
    other.write('LIST', 0, 'latin1');
    other.writeUInt32LE(70_000, 4);
    expect(await transcriptOf('chunks.wav', Buffer.concat([wav.subarray(0, 12), other, wav.subarray(12)]))).toMatch(
      /himself/,
    );
  });

  it('are read behind a tag of 30 MB and another', async () => {
    const mp3 = await readFile(fixtureAudio('dashwood.mp3').path);
    const tag = Buffer.alloc(10 + 30_000_000);
    tag.write('ID3\u0004', 0, 'latin1');
    for (const [i, shift] of [21, 14, 7, 0].entries()) tag[6 + i] = (30_000_000 >> shift) & 0x7f;
    expect(await transcriptOf('tagged.mp3', Buffer.concat([tag, mp3]))).toMatch(/John Dashwood/);
  });

  it('are read with a tag at the end, and when several are put together', async () => {
    const mp3 = await readFile(fixtureAudio('dashwood.mp3').path);
    const tag = Buffer.alloc(128).fill('TAG', 0, 3, 'latin1');
    expect(await transcriptOf('twice.mp3', Buffer.concat([mp3, mp3, tag]))).toMatch(/Dashwood.*Dashwood/);
  });
});
