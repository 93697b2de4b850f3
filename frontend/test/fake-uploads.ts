import type { Upload } from '@stitchbook/api-types';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createHash } from 'node:crypto';

export interface FakeUpload extends Upload {
  bytes: Buffer;
  wantsCaptions: boolean;
}

/** A call as it came; `bytes` are those of a piece. */
export interface UploadCall {
  method: 'POST' | 'PATCH' | 'DELETE';
  id: string | null;
  bytes: number;
  headers: Headers;
}

/** What a server that misbehaves does with a call: answers otherwise, loses its own answer, or never had it. */
type Misbehaviour = Response | 'lose-answer' | 'lose-call' | undefined;

const now = () => new Date().toISOString();

/** A server that takes recordings in pieces, as the gateway does, and misbehaves as it is told. */
class FakeUploads {
  readonly uploads = new Map<string, FakeUpload>();
  calls: UploadCall[] = [];
  misbehave: (call: UploadCall) => Misbehaviour = () => undefined;
  #count = 0;

  /** Of the one that there is. */
  only(): FakeUpload {
    const [upload, another] = this.uploads.values();
    if (!upload || another) throw new Error(`There are ${this.uploads.size} uploads.`);
    return upload;
  }

  add(changes: Partial<FakeUpload> = {}): FakeUpload {
    this.#count += 1;
    const upload: FakeUpload = {
      id: `upload-${this.#count}`,
      key: `key-${this.#count}`,
      media: 'pcm',
      fileName: null,
      title: null,
      length: null,
      receivedBytes: 0,
      seconds: null,
      continuedBy: null,
      continuedSeconds: null,
      createdAt: now(),
      updatedAt: now(),
      expiresAt: now(),
      bytes: Buffer.alloc(0),
      wantsCaptions: false,
      ...changes,
    };
    this.uploads.set(upload.id, upload);
    return upload;
  }

  reset(): void {
    this.uploads.clear();
    this.calls = [];
    this.misbehave = () => undefined;
  }

  readonly handlers: HttpHandler[] = [
    http.get('/api/uploads', () => HttpResponse.json([...this.uploads.values()].map(presented))),
    http.post('/api/uploads', ({ request }) =>
      this.#answer({ method: 'POST', id: null, bytes: 0, headers: request.headers }, () =>
        HttpResponse.json(presented(this.#create(request.headers)), { status: 201 }),
      ),
    ),
    http.patch('/api/uploads/:id', async ({ request, params }) => {
      const piece = Buffer.from(await request.arrayBuffer());
      const call = { method: 'PATCH' as const, id: String(params.id), bytes: piece.length, headers: request.headers };
      return this.#answer(call, () => this.#append(String(params.id), piece, request.headers));
    }),
    http.post('/api/uploads/:id/continue', async ({ request, params }) => {
      const { key, captions = false } = (await request.json()) as { key: string; captions?: boolean };
      const left = this.uploads.get(String(params.id));
      if (!left) return refuse(404, 'upload.missing');
      if (left.continuedBy !== null) return refuse(409, 'upload.continued');
      const { title, bytes, receivedBytes } = left;
      const next = this.add({ key, title, bytes, receivedBytes, wantsCaptions: captions });
      const continued = { continuedBy: next.id, continuedSeconds: receivedBytes / 32_000 };
      Object.assign(left, { bytes: Buffer.alloc(0), receivedBytes: 0, length: 0, ...continued });
      return HttpResponse.json(presented(next), { status: 201 });
    }),
    http.delete('/api/uploads/:id', ({ request, params }) =>
      this.#answer({ method: 'DELETE', id: String(params.id), bytes: 0, headers: request.headers }, () =>
        this.uploads.delete(String(params.id))
          ? new HttpResponse(null, { status: 204 })
          : refuse(404, 'upload.missing'),
      ),
    ),
  ];

  #answer(call: UploadCall, act: () => Response): Response {
    this.calls.push(call);
    const misbehaviour = this.misbehave(call);
    if (misbehaviour === 'lose-call') return HttpResponse.error();
    if (misbehaviour instanceof Response) return misbehaviour;
    const answer = act();
    return misbehaviour === 'lose-answer' ? HttpResponse.error() : answer;
  }

  #create(headers: Headers): FakeUpload {
    const said = new Map(
      (headers.get('Upload-Metadata') ?? '').split(',').map((pair) => {
        const [name = '', value = ''] = pair.split(' ');
        return [name, Buffer.from(value, 'base64').toString()];
      }),
    );
    const key = said.get('key') ?? '';
    const before = [...this.uploads.values()].find((upload) => upload.key === key);
    if (before) return before;
    const length = headers.get('Upload-Length');
    return this.add({
      key,
      media: said.get('media') === 'pcm' ? 'pcm' : 'file',
      fileName: said.get('filename') ?? null,
      title: said.get('title') ?? null,
      length: length === null ? null : Number(length),
      wantsCaptions: said.has('captions'),
    });
  }

  #append(id: string, piece: Buffer, headers: Headers): Response {
    const upload = this.uploads.get(id);
    if (!upload) return refuse(404, 'upload.missing');
    if (upload.continuedBy !== null) return refuse(409, 'upload.continued');
    if (Number(headers.get('Upload-Offset')) !== upload.receivedBytes) return refuse(409, 'upload.offset');
    const checksum = createHash('sha256').update(piece).digest('base64');
    const said = headers.get('Upload-Checksum');
    if (said !== null && said !== `sha256 ${checksum}`) return refuse(460, 'upload.checksum');
    const length = headers.get('Upload-Length');
    if (length !== null) upload.length = Number(length);
    upload.bytes = Buffer.concat([upload.bytes, piece]);
    upload.receivedBytes = upload.bytes.length;
    upload.updatedAt = now();
    return new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(upload.receivedBytes) } });
  }
}

const seconds = ({ media, receivedBytes }: FakeUpload) => (media === 'pcm' ? receivedBytes / 32_000 : null);
const presented = (upload: FakeUpload) => ({ ...upload, bytes: undefined, seconds: seconds(upload) });

export function refuse(status: number, code: string): Response {
  return HttpResponse.json({ message: 'Refused.', code }, { status });
}

export const fakeUploads = new FakeUploads();
