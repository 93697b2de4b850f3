import type { AudioFormat } from '@stitchbook/contracts';
import { fileTypeFromBuffer } from 'file-type';

/** Enough for the signatures of all three containers. */
export const SNIFFED_BYTES = 4_100;

/** Media types by which `file-type` names what can be one of ours. An m4a is an MP4 file, and many phones brand it as such. */
const FORMAT_BY_TYPE: Readonly<Record<string, AudioFormat>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'video/mp4': 'm4a',
};

/** Judges by the first bytes alone, never by what the client calls it. Null when it is none of the three. */
export async function recogniseAudioFormat(firstBytes: Uint8Array): Promise<AudioFormat | null> {
  // Cover art makes an ID3 tag longer than what is sniffed; nothing else begins like one.
  if (startsWith(firstBytes, 'ID3')) return 'mp3';
  const found = await fileTypeFromBuffer(firstBytes);
  return (found && FORMAT_BY_TYPE[found.mime]) ?? null;
}

function startsWith(bytes: Uint8Array, letters: string): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(letters.length, bytes.length)).toString('latin1') === letters
  );
}
