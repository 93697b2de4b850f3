import { readFile, writeFile } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { SpeechAudio } from '@stitchbook/speech';
import { readMp3Frame, scanMp3Frames } from '../../src/audio/mp3-frames.ts';
import { fixtureAudio } from './fixtures.ts';
import { makeWav, samplesOf } from './make-wav.ts';

type Loop = (path: string, times: number) => Promise<void>;

/** The same words over and over, as one proper file. */
export const LOOPS: Readonly<Record<SpeechAudio['format'], Loop>> = {
  wav: async (path, times) => {
    const once = samplesOf(await readFile(fixtureAudio('dashwood.wav').path));
    const samples = new Float32Array(once.length * times);
    for (let i = 0; i < times; i += 1) samples.set(once, i * once.length);
    await writeFile(path, makeWav(samples));
  },
  mp3: async (path, times) => {
    const source = fixtureAudio('dashwood.mp3').path;
    const { firstFrame } = await scanMp3Frames(source);
    const bytes = await readFile(source);
    const frames = bytes.subarray(firstFrame + (readMp3Frame(bytes, firstFrame)?.bytes ?? 0));
    await writeFile(path, Buffer.concat(Array.from({ length: times }, () => frames)));
  },
  m4a: async (path, times) => {
    const input = new Input({ formats: [MP4], source: new FilePathSource(fixtureAudio('dashwood.m4a').path) });
    const track = await input.getPrimaryAudioTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !decoderConfig) throw new Error('the fixture has no sound');
    const packets: EncodedPacket[] = [];
    for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(path) });
    const sound = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(sound);
    await output.start();
    let timestamp = 0;
    for (let i = 0; i < times; i += 1) {
      for (const packet of packets) {
        await sound.add(packet.clone({ timestamp }), { decoderConfig });
        timestamp += packet.duration;
      }
    }
    await output.finalize();
    input.dispose();
  },
};
