import { mkdtempSync, rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkM4aBoxes } from '../../../libs/speech/src/audio/m4a-reader.ts';
import { readWavHeader } from '../../../libs/speech/src/audio/wav-header.ts';
import { scanMp3Frames } from '../../../libs/speech/src/audio/mp3-frames.ts';
import { SpeechError } from '../../../libs/speech/src/speech-error.ts';
import { defineTarget, mayRefuse, mustHold } from '../define-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'stitchbook-fuzz-'));
const path = join(folder, 'recording');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

export const target = defineTarget({
  covers: ['libs/speech/src/audio'],
  dictionary: [
    'RIFF',
    'RF64',
    'WAVE',
    'fmt ',
    'ds64',
    'data',
    'ID3',
    'Xing',
    'Info',
    'ftyp',
    'moov',
    'mdat',
    '\0\0\0\u0001',
  ],
  async run(input) {
    await writeFile(path, input);
    const scan = await mayRefuse([SpeechError], async () => scanMp3Frames(path));
    mustHold(!scan || (scan.firstFrame < input.length && Number.isFinite(scan.seconds)), 'A scan has no end.');
    await using file = await open(path);
    const header = await mayRefuse([SpeechError], async () => readWavHeader(file, input.length));
    mustHold(!header || header.dataStart + header.dataBytes <= input.length, 'There is more sound than file.');
    await mayRefuse([SpeechError], async () => checkM4aBoxes(path));
  },
});
