import { deflateSync, gzipSync } from 'node:zlib';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Dice } from './dice.ts';
import { BIG_TEXTS, BROKEN_JSON, CONTENT_TYPES, ODD_TEXTS, WRONG_TYPES } from './nasty-values.ts';

export interface FuzzBody {
  contentType: string;
  body: Buffer;
  headers?: Record<string, string>;
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
interface SchemaLike {
  $ref?: string;
  allOf?: SchemaLike[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, SchemaLike>;
}

/** Something that a schema of a request allows. */
function sampleOf(schema: SchemaLike, schemas: Schemas): unknown {
  if (schema.$ref) return sampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] as SchemaLike, schemas);
  if (schema.allOf?.[0]) return sampleOf(schema.allOf[0], schemas);
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, of]) => [key, sampleOf(of, schemas)]));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return ['one', 'two'];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return schema.pattern ? '#112233' : 'Some words';
}

/** Fields that a person might try to slip in. */
const SLIPPED_IN = {
  id: 7,
  ownerId: 'x',
  sentiment: 'negative',
  role: 'owner',
  permission: 'owner',
  version: -1,
  __proto__: null,
};

export function jsonBody(dice: Dice, schema: SchemaLike | undefined, schemas: Schemas): FuzzBody {
  const sample = schema ? sampleOf(schema, schemas) : { some: 'thing' };
  const fields = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {};
  const name = dice.pick(Object.keys(fields));
  const json = (value: unknown) => ({
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(value) ?? ''),
  });
  const cases: (() => FuzzBody)[] = [
    () => json(fields),
    () => json({ ...fields, [name]: dice.pick(WRONG_TYPES) }),
    () => json({ ...fields, [name]: dice.pick(ODD_TEXTS) }),
    () => json({ ...fields, [name]: [dice.pick(ODD_TEXTS), dice.pick(WRONG_TYPES)] }),
    () => json({ ...fields, ...SLIPPED_IN }),
    () => json(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))),
    () => json(dice.pick(WRONG_TYPES)),
    () => ({ contentType: 'application/json', body: Buffer.from(dice.pick(BROKEN_JSON)) }),
    () => ({ contentType: 'application/json', body: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0xc3, 0x28]) }),
    () => ({ ...json(fields), contentType: dice.pick(CONTENT_TYPES) }),
    () => ({ ...json(fields), body: gzipSync(JSON.stringify(fields)), headers: { 'content-encoding': 'gzip' } }),
    () => ({ ...json(fields), body: deflateSync('x'.repeat(8 * 2 ** 20)), headers: { 'content-encoding': 'deflate' } }),
    () => ({ ...json(fields), headers: { 'content-encoding': dice.pick(['gzip', 'br', 'zstd', 'x']) } }),
  ];
  if (dice.chance(0.05)) return json({ ...fields, [name]: dice.pick(BIG_TEXTS)() });
  return dice.pick(cases)();
}

/** A piece of a recording, or what calls itself one. */
export function pieceBody(dice: Dice, audio: Buffer): FuzzBody {
  const contentType = dice.chance(0.9) ? 'application/offset+octet-stream' : dice.pick(CONTENT_TYPES);
  const body = dice.pick([audio, audio.subarray(0, 100), Buffer.alloc(0), Buffer.alloc(5 * 2 ** 20)]);
  return { contentType, body, ...(dice.chance(0.1) ? { headers: { 'content-encoding': 'gzip' } } : {}) };
}

const BOUNDARY = 'the-boundary';

/** multipart/form-data, mostly broken. */
export function multipartBody(dice: Dice, audio: Buffer): FuzzBody {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fileHead = (name: string, type = 'audio/wav') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="audio"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const end = `--${BOUNDARY}--\r\n`;
  const whole = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
  const title = field('title', 'From a form');
  const good = whole(
    title,
    field('transcript', 'Words.'),
    field('duration', '1'),
    fileHead('a.wav'),
    audio,
    '\r\n',
    end,
  );
  const bodies: (() => Buffer)[] = [
    () => good,
    () => good.subarray(0, dice.below(good.length)),
    () => whole(title, field('recordingId', '00000000-0000-4000-8000-000000000000'), end),
    () => whole(title.replace('\r\n\r\n', '\r\n'), end),
    () => whole(`--${BOUNDARY}\r\n\r\nno headers\r\n`, end),
    () => whole(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nno name\r\n`, end),
    () => whole(...Array.from({ length: 500 }, (_, index) => field(`field${index}`, 'x')), end),
    () => whole(title, title, title, end),
    () => whole(title, fileHead('empty.mp3'), '\r\n', end),
    () => whole(title, fileHead('page.mp3', 'audio/mpeg'), '<!doctype html><script>alert(1)</script>', '\r\n', end),
    () =>
      whole(
        title,
        fileHead(dice.pick(['../../x.wav', 'a\0.wav', '\u202Evaw.exe', 'x'.repeat(4_096)])),
        audio.subarray(0, 5_000),
        '\r\n',
        end,
      ),
    () =>
      whole(
        field(
          dice.pick(['title', 'transcript', 'duration', 'recordingId', '__proto__', 'x'.repeat(300)]),
          dice.pick(ODD_TEXTS),
        ),
        title,
        end,
      ),
    () => whole(title, field('duration', dice.pick(['-1', 'NaN', '1e400', 'Infinity', '0x10', '', ' '])), end),
    () => whole(title, field('transcript', 'x'.repeat(dice.pick([1_000, 2 ** 20, 5 * 2 ** 20]))), end),
    () => whole(`--${BOUNDARY}\r\n${'X-Header: y\r\n'.repeat(3_000)}\r\n\r\n`, end),
    () => whole('\r\n'.repeat(50), end),
    () => whole(end),
    () => Buffer.alloc(0),
    () => Buffer.from(Array.from({ length: 2_000 }, () => dice.below(256))),
  ];
  const contentType = dice.chance(0.8)
    ? `multipart/form-data; boundary=${dice.chance(0.9) ? BOUNDARY : 'another'}`
    : dice.pick(CONTENT_TYPES);
  return { contentType, body: dice.pick(bodies)() };
}
