import { recogniseAudioFormat, SNIFFED_BYTES } from '../../../services/gateway/src/recordings/upload-meter.ts';
import { defineTarget, mustHold } from '../define-target.ts';

/** Beginnings by which others run, unpack or show a file. */
const NEVER_AUDIO = ['MZ', 'PK\u0003\u0004', '%PDF', '<html', '<!DOCTYPE html', '<svg', '<?xml', '#!/', '\u007fELF'];

/** What containers and their parts begin with. */
const BEGINNINGS =
  `RIFF WAVE fmt data ID3 ftyp M4A M4B isom mp42 moov mdat OggS OpusHead fLaC ADIF FORM AIFF caff MAC wvpk
  #!AMR .snd MThd [Content_Types].xml mimetype META-INF/ \u001aE\u07e3 matroska webm`.split(/\s+/);

export const target = defineTarget({
  covers: [
    'services/gateway/src/recordings',
    // Beside the gateway or at the top: npm decides.
    'services/gateway/node_modules/file-type',
    'node_modules/file-type',
    'node_modules/strtok3',
    'node_modules/token-types',
  ],
  maxBytes: SNIFFED_BYTES,
  dictionary: [...NEVER_AUDIO, ...BEGINNINGS],
  async run(input) {
    const format = await recogniseAudioFormat(input);
    mustHold([null, 'mp3', 'wav', 'm4a'].includes(format), 'It is recognised as something that is not taken.');
    const first = Buffer.from(input).toString('latin1', 0, 16);
    if (NEVER_AUDIO.some((beginning) => first.startsWith(beginning))) {
      mustHold(format === null, 'What others would run, unpack or show is taken for audio.');
    }
  },
});
