import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ProductError } from '../errors/product-error.ts';

export interface ReceivedForm<Stored> {
  /** Of those that the rules name; of two with one name the first. */
  fields: Readonly<Record<string, string>>;
  /** What `store` made of the file; null when no file was sent. */
  file: Stored | null;
}

export interface FormRules<Stored> {
  /** Name of the one field that may hold a file. */
  fileField: string;
  /** The fields that are read, each with the bytes that it may have. All others pass by and are not kept. */
  fields: Readonly<Record<string, number>>;
  /** Bytes that the file may have. */
  maxBytes: number;
  store(file: Readable): Promise<Stored>;
  /** Undoes `store` when the rest of the form turns out to be broken. */
  discard(stored: Stored): Promise<void>;
}

const MAX_PARTS = 20;
/** What stands between the parts, and what nobody asked for and nobody keeps: more of that is an attack or a mistake. */
const FREE_BYTES = 2 ** 20;

/** Far less than the worst connection carries; whoever sends less only holds it open. */
const MIN_BYTES_PER_INTERVAL = 16 * 2 ** 10;
const PACE_INTERVAL_MS = 60_000;

interface PaceHandlers {
  onSlow(): void;
  onExceeded(): void;
}

/**
 * Reads multipart/form-data as it arrives; the file streams through `store` and is never whole in memory.
 * Rejects with a `ProductError`, or with what `store` rejected with.
 */
export async function receiveForm<Stored>(request: Request, rules: FormRules<Stored>): Promise<ReceivedForm<Stored>> {
  const contentType = request.headers['content-type'];
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) {
    throw new ProductError('unsupported-media', 'request.not-multipart', 'Please send multipart/form-data.');
  }
  const maxBytes = Object.values(rules.fields).reduce((sum, bytes) => sum + bytes, rules.maxBytes + FREE_BYTES);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const upload: { file?: Readable; stored?: Promise<Stored> } = {};
  let skippedBytes = 0;
  let pace: { stop(): void } | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = openParser(contentType, request);
      parser.on('file', (name, part, fileName: string | undefined) => {
        const isWanted = name === rules.fileField && fileName !== undefined && !upload.file;
        let breakage: unknown = null;
        // Whoever reads it may have left already, and an error that nobody listens to ends the process.
        part.on('error', (error) => {
          breakage = error;
          if (!isWanted) reject(malformed());
        });
        if (!isWanted) {
          const bytes = fileName === undefined && Object.hasOwn(rules.fields, name) ? rules.fields[name] : undefined;
          if (bytes === undefined || name in fields) {
            part.on('data', (chunk: Buffer) => {
              skippedBytes += chunk.length;
              if (skippedBytes > FREE_BYTES) reject(fieldTooLarge(name));
            });
          } else readField(part, name, bytes, request).then((value) => (fields[name] ??= value), reject);
          return;
        }
        upload.file = part;
        upload.stored = rules.store(part);
        upload.stored.catch((error: unknown) => reject(error === breakage ? malformed() : error));
      });
      for (const limit of ['partsLimit', 'filesLimit'] as const) parser.on(limit, () => reject(malformed()));
      parser.on('error', () => reject(malformed()));
      // The value of a field is known once its part has ended, which is after the parser has.
      parser.on('finish', () => setImmediate(resolve));
      request.on('aborted', () => reject(interrupted()));
      request.on('error', () => reject(interrupted()));
      // Who left while the session was looked up has told so already, and nothing more comes.
      if (request.destroyed) reject(interrupted());
      request.pipe(parser);
      pace = watchUploadPace(request, maxBytes, {
        onSlow: () => reject(tooSlow()),
        onExceeded: () => reject(tooLarge()),
      });
    });
    return { fields, file: (await upload.stored) ?? null };
  } catch (error) {
    request.unpipe();
    request.resume();
    upload.file?.destroy(interrupted());
    await upload.stored?.then(rules.discard, () => undefined);
    throw error;
  } finally {
    (pace as { stop(): void } | null)?.stop();
  }
}

/** Counts a body that somebody else reads, and calls back when it all but stands still, or is longer than it may be. */
function watchUploadPace(request: Request, maxBytes: number, handlers: PaceHandlers): { stop(): void } {
  let bytes = 0;
  let seen = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) handlers.onExceeded();
  };
  const look = () => {
    // While the store is slow nothing is taken; that is no fault of the sender.
    if (bytes - seen < MIN_BYTES_PER_INTERVAL && !request.isPaused() && !request.complete) handlers.onSlow();
    seen = bytes;
  };
  const timer = setInterval(look, PACE_INTERVAL_MS);
  request.on('data', count);
  return {
    stop() {
      clearInterval(timer);
      request.off('data', count);
    },
  };
}

/** Every part comes as a stream, so that none is kept before it is known what it is. */
function openParser(contentType: string, request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      isPartAFile: () => true,
      limits: { parts: MAX_PARTS, files: MAX_PARTS, headerPairs: 50, headerSize: 8_192 },
    });
  } catch {
    throw malformed();
  }
}

async function readField(part: BusboyFileStream, name: string, maxBytes: number, request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    part.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > maxBytes) throw fieldTooLarge(name);
        request.holdBytes?.(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        chunks.length = 0;
        reject(error);
      }
    });
    part.on('end', () => resolve(Buffer.concat(chunks).toString()));
  });
}

const malformed = () =>
  new ProductError('invalid', 'request.malformed', 'This upload arrived broken. Please try again.');
const interrupted = () =>
  new ProductError('invalid', 'request.interrupted', 'This upload was interrupted. Please try again.');
const tooSlow = () =>
  new ProductError('request-timeout', 'request.too-slow', 'This upload came to a standstill. Please try again.');
const tooLarge = () => new ProductError('too-large', 'audio.too-large', 'This file is larger than this server takes.');
const fieldTooLarge = (name: string) =>
  new ProductError('too-large', 'request.field-too-large', `The field "${name}" is larger than this server takes.`);
