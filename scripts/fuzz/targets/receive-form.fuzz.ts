import { PassThrough, type Readable } from 'node:stream';
import { receiveForm } from '../../../services/gateway/src/recordings/receive-form.ts';
import { ProductError } from '../../../services/gateway/src/errors/product-error.ts';
import { defineTarget, mayRefuse, mustHold } from '../define-target.ts';

const MAX_BYTES = { title: 40, transcript: 400 };

/** A request as a reader of its body sees it: in chunks, cut where the input says. */
function requestOf(body: Uint8Array): never {
  const request = new PassThrough();
  const cut = (body[0] ?? 0) % Math.max(1, body.length);
  request.write(body.subarray(0, cut));
  setImmediate(() => request.end(body.subarray(cut)));
  return Object.assign(request, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }) as never;
}

async function count(file: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += (chunk as Buffer).length;
  return bytes;
}

export const target = defineTarget({
  covers: ['services/gateway/src/recordings'],
  dictionary: [
    '--x\r\n',
    '\r\n--x--\r\n',
    'Content-Disposition: form-data; name="',
    '"; filename="a.wav"',
    'Content-Type: application/octet-stream\r\n',
    '\r\n\r\n',
    'audio',
    'title',
    'transcript',
  ],
  async run(input) {
    const rules = {
      fileField: 'audio',
      fields: MAX_BYTES,
      maxBytes: 2_000,
      store: count,
      discard: async () => undefined,
    };
    const form = await mayRefuse([ProductError], async () => receiveForm<number>(requestOf(input), rules));
    if (!form) return;
    for (const [name, value] of Object.entries(form.fields)) {
      mustHold(name in MAX_BYTES, 'A field is read that is not known.');
      // What is no UTF-8 becomes a mark of three bytes.
      mustHold(Buffer.byteLength(value) <= MAX_BYTES[name as 'title'] * 3, 'A field is longer than it may be.');
    }
    mustHold((form.file ?? 0) <= input.length, 'A file is longer than what was sent.');
  },
});
