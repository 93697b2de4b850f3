import { type Entry, openPromise } from 'yauzl';
import { SpeechModelError } from '../speech-model.error.ts';
import { ArchiveLimits, type ModelFile, outsideOfFolder, refuseEscape, refuseLink } from './model-file.ts';

const FILE_TYPE = 0o170_000;
const REGULAR_FILE = 0o100_000;
const MADE_ON_UNIX = 3;
/** How yauzl begins what it says of a name that no zip may have. */
const BAD_NAME = /^(absolute path|invalid (relative path|characters in fileName)): /;

/** The files of a zip, one after the other. Rejects with a `SpeechModelError` what no honest archive has. */
export async function* readZip(path: string): AsyncGenerator<ModelFile> {
  const limits = new ArchiveLimits();
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw explain(error);
  });
  // Whoever reads is rejected as well; without a listener it would end the process.
  zip.on('error', () => undefined);
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize: bytes } = entry;
      refuseEscape(fileName);
      limits.count(bytes);
      if (fileName.endsWith('/')) continue;
      if (isNoFile(entry)) refuseLink(fileName);
      if (entry.isEncrypted()) throw new SpeechModelError('This zip is locked with a password.');
      yield { path: fileName, bytes, open: async () => zip.openReadStreamPromise(entry) };
    }
  } catch (error) {
    throw explain(error);
  } finally {
    zip.close();
  }
}

function isNoFile({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return versionMadeBy >>> 8 === MADE_ON_UNIX && type !== 0 && type !== REGULAR_FILE;
}

function explain(error: unknown): Error {
  if (error instanceof SpeechModelError) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  // What the disk says is said where it is written.
  if (code !== undefined) return error as Error;
  const name = BAD_NAME.exec(message);
  if (name) return outsideOfFolder(message.slice(name[0].length));
  return new SpeechModelError('This zip is broken or cut off. Fetch it again.', { cause: error });
}
