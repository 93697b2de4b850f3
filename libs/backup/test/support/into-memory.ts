import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BackupReport, type Place, type Secrets, backUp } from '../../src/index.ts';

/** Backs up a small place; the bytes of the file, and what was reported. */
export async function backUpIntoMemory(
  place: Place,
  secrets?: Secrets,
): Promise<{ file: Buffer; report: BackupReport }> {
  const target = new PassThrough();
  const [file, report] = await Promise.all([buffer(target), backUp(place, target, secrets)]);
  return { file, report };
}

/** As a file comes off a disk: in pieces that mind no boundaries. */
export function inPieces(file: Buffer, bytes = 7_001): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < file.length; at += bytes) yield file.subarray(at, at + bytes);
    })(),
  );
}
