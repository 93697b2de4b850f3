import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { ImportReport } from '@stitchbook/api-types';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { formOf } from './forms.ts';
import type { Person } from './person.ts';
import { buildServices } from './start-gateway-process.ts';

// Archives are read in a thread, which runs what is built.
buildServices('gateway');

export type Files = Map<string, Buffer>;

/** The zip of somebody's account, or what else they ask for. Rejects when the connection breaks. */
export async function downloadArchive(address: string, person: Person, path = '/api/account/export'): Promise<Buffer> {
  const response = await fetch(`${address}${path}`, { headers: { cookie: person.cookieHeader() } });
  return Buffer.from(await response.arrayBuffer());
}

export async function unzip(bytes: Buffer): Promise<Files> {
  const files: Files = new Map();
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

export interface ZipOptions {
  compress?: boolean;
  forceZip64Format?: boolean;
}

export async function zipOf(
  files: Iterable<readonly [string, Buffer | string]>,
  { compress = false, forceZip64Format = false }: ZipOptions = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path, { compress });
  zip.end({ forceZip64Format, comment: '' });
  return buffer(zip.outputStream as Readable);
}

export const upload = (person: Person, bytes: Uint8Array, field = 'archive') =>
  person.ask('POST', '/api/account/import', {
    form: formOf({}, { bytes, name: 'archive.zip', type: 'application/zip', field }),
  });

export async function importArchive(person: Person, bytes: Uint8Array): Promise<ImportReport> {
  const { status, body } = await upload(person, bytes);
  if (status !== 200) throw new Error(`import answered ${status}: ${JSON.stringify(body)}`);
  return body as ImportReport;
}

export const readJson = (files: Files, path: string): unknown => JSON.parse(String(files.get(path)));

/** One of ours, with nothing in it. */
export const emptyArchive = (formatVersion = 1) =>
  zipOf([['manifest.json', JSON.stringify({ format: 'stitchbook-account', formatVersion })]]);
