import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** What a file is sent as; null is the file itself. */
type Encoding = 'br' | 'gzip' | null;

/** A file as it is, or as the build compressed it. */
interface FileForm {
  encoding: Encoding;
  body: Buffer;
  /** Of this form alone, in quotes: changes with its size and time. */
  etag: string;
  lastModified: string;
}

export interface WebFile {
  /** With a dot; what its type is known by. */
  ending: string;
  /** The best one first: brotli, gzip, as it is. What the build did not make is missing. */
  forms: readonly FileForm[];
}

const ENDINGS: ReadonlyMap<Encoding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
  [null, ''],
]);
/** No file in here is called otherwise; nothing leads out of the folder, and no hidden file is meant. */
const PATH = /^(?:\/[\w-][\w.-]*)+$/;
const MAX_FORM_BYTES = 4 * 2 ** 20;
/** A build has 3 MB. What there is no room for is read from the disk each time. */
const MAX_BYTES = 32 * 2 ** 20;
/** A build may take the place of another while this runs. */
const LOOK_AGAIN_AFTER_MS = 1_000;

interface Kept extends WebFile {
  bytes: number;
  lookAgainAt: number;
}

/**
 * The files of the built web app, in memory: to find out, open, read and close costs more than all the rest of an answer. Each is looked
 * at on the disk again when a second has passed, and read again when it has changed.
 */
export class WebFiles {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  constructor(private readonly directory: string) {}

  /** Null when there is no such file, or no room for it here. `path` begins with a slash. */
  async find(path: string): Promise<WebFile | null> {
    const known = this.kept.get(path);
    if (known && performance.now() < known.lookAgainAt) return known;
    if (!PATH.test(path)) return null;
    const forms = await this.read(path, known?.forms ?? []);
    return this.keep(path, forms);
  }

  private keep(path: string, forms: readonly FileForm[]): WebFile | null {
    this.bytes -= this.kept.get(path)?.bytes ?? 0;
    this.kept.delete(path);
    const bytes = forms.reduce((sum, { body }) => sum + body.length, 0);
    // Without the file itself, what was compressed of it is left over from another build.
    if (!forms.some(({ encoding }) => encoding === null) || this.bytes + bytes > MAX_BYTES) return null;
    const lookAgainAt = performance.now() + LOOK_AGAIN_AFTER_MS;
    const file = { ending: extname(path), forms, bytes, lookAgainAt };
    this.kept.set(path, file);
    this.bytes += bytes;
    return file;
  }

  private async read(path: string, known: readonly FileForm[]): Promise<FileForm[]> {
    const forms = Array.from(ENDINGS, ([encoding, ending]) =>
      readForm(
        join(this.directory, path + ending),
        encoding,
        known.find((form) => form.encoding === encoding),
      ),
    );
    return (await Promise.all(forms)).filter((form) => form !== null);
  }
}

/** As it is known, unless it has changed since; null when there is none, or it is too large to be kept. */
async function readForm(file: string, encoding: Encoding, known: FileForm | undefined): Promise<FileForm | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile() || found.size > MAX_FORM_BYTES) return null;
  const etag = `W/"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`;
  if (known?.etag === etag) return known;
  const body = await readFile(file).catch(() => null);
  return body && { encoding, body, etag, lastModified: found.mtime.toUTCString() };
}
