import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';

export interface ReceivedForm<Kept> {
  fields: Readonly<Record<string, string>>;
  /** What `keep` made of the file; null when no file was sent. */
  file: Kept | null;
}

export interface FormRules<Kept> {
  /** Name of the one field that may hold a file. */
  fileField: string;
  /** Bytes of the whole request, checked before anything is read. */
  maxBytes: number;
  keep(file: Readable): Promise<Kept>;
  /** Undoes `keep` when the rest of the form turns out to be broken. */
  discard(kept: Kept): Promise<void>;
}

const FIELD_BYTES = 4 * 2 ** 20;
const MOST_FIELDS = 20;
/** A sender that falls silent for this long is cut off. */
const SILENCE_MS = 60_000;

/**
 * Reads multipart/form-data as it arrives; the file streams through `keep` and is never whole in memory.
 * Rejects with a `ProductError`, or with what `keep` rejected with.
 */
export async function receiveForm<Kept>(request: Request, rules: FormRules<Kept>): Promise<ReceivedForm<Kept>> {
  const contentType = request.headers['content-type'];
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) {
    throw new ProductError('unsupported-media', 'request.not-multipart', 'Please send multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > rules.maxBytes + FIELD_BYTES) {
    throw new ProductError('too-large', 'audio.too-large', 'This file is larger than this server takes.');
  }
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const upload: { file?: Readable; kept?: Promise<Kept> } = {};
  request.setTimeout(SILENCE_MS, () => request.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = openParser(contentType, request);
      parser.on('field', (name, value, nameTruncated, valueTruncated) => {
        if (nameTruncated || valueTruncated) reject(malformed());
        else fields[name] ??= value;
      });
      parser.on('file', (name, file) => {
        const isWanted = name === rules.fileField && !upload.file;
        let breakage: unknown = null;
        // Whoever reads it may have left already, and an error that nobody listens to ends the process.
        file.on('error', (error) => {
          breakage = error;
          if (!isWanted) reject(malformed());
        });
        if (!isWanted) {
          file.resume();
          return;
        }
        upload.file = file;
        upload.kept = rules.keep(file);
        upload.kept.catch((error: unknown) => reject(error === breakage ? malformed() : error));
      });
      parser.on('fieldsLimit', () => reject(malformed()));
      parser.on('error', () => reject(malformed()));
      parser.on('finish', () => resolve());
      request.on('aborted', () => reject(interrupted()));
      request.on('error', () => reject(interrupted()));
      request.pipe(parser);
    });
    return { fields, file: (await upload.kept) ?? null };
  } catch (error) {
    request.unpipe();
    request.resume();
    upload.file?.destroy(interrupted());
    await upload.kept?.then(rules.discard, () => undefined);
    throw error;
  } finally {
    request.setTimeout(0);
  }
}

function openParser(contentType: string, request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { fieldSize: FIELD_BYTES, fields: MOST_FIELDS, files: 2, headerPairs: 50 },
    });
  } catch {
    throw malformed();
  }
}

function malformed(): ProductError {
  return new ProductError('invalid', 'request.malformed', 'This upload arrived broken. Please try again.');
}

function interrupted(): ProductError {
  return new ProductError('invalid', 'request.interrupted', 'This upload was interrupted. Please try again.');
}
