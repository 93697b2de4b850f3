import { open } from 'node:fs/promises';
import { SpeechError } from '../speech-error.ts';
import { readBytes } from './read-bytes.ts';

const MOST_BOXES = 100_000;

/**
 * Looks at the outermost boxes only: all of them within the file, and an index among them, which recorders write last.
 * Throws a `SpeechError` for a file that is cut off or not an MP4 file.
 */
export async function checkM4aBoxes(path: string): Promise<void> {
  await using file = await open(path);
  const { size: fileBytes } = await file.stat();
  let hasIndex = false;
  let position = 0;
  for (let box = 0; position < fileBytes; box += 1) {
    const head = await readBytes(file, position, 16);
    if (head.length < 8) throw new SpeechError('audio.truncated');
    const name = head.toString('latin1', 4, 8);
    if (box === 0 && name !== 'ftyp') throw new SpeechError('audio.undecodable', { cause: `begins with ${name}` });
    const size = boxSize(head, fileBytes - position);
    if (size < 8 || box > MOST_BOXES) throw new SpeechError('audio.undecodable', { cause: `a box of ${size} bytes` });
    if (position + size > fileBytes) throw new SpeechError('audio.truncated', { cause: `${name} ends after the file` });
    hasIndex ||= name === 'moov';
    position += size;
  }
  if (!hasIndex) throw new SpeechError('audio.truncated', { cause: 'no index' });
}

/** A size of 0 means up to the end of the file, one of 1 that the size follows in eight bytes. */
function boxSize(head: Buffer, left: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return left;
  if (size !== 1) return size;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}
