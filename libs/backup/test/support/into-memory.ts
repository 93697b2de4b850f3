import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BackupReport, type Installation, type Secrets, backUp } from '../../src/index.ts';

/** Backs up a small installation; the bytes of the file, and what was reported. */
export async function backUpIntoMemory(
  installation: Installation,
  secrets?: Secrets,
): Promise<{ file: Buffer; report: BackupReport }> {
  const target = new PassThrough();
  const [file, report] = await Promise.all([buffer(target), backUp(installation, target, secrets)]);
  return { file, report };
}

/** As a file comes off a disk: in chunks that know no boundaries. */
export function inPieces(file: Buffer, bytes = 7_001): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < file.length; at += bytes) yield file.subarray(at, at + bytes);
    })(),
  );
}
