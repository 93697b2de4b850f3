import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Note } from '@stitchbook/api-types';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { formOf, recordingOf } from './support/audio-form.ts';
import { TestProduct } from './support/test-product.ts';

const TIMEOUT_MS = 120_000;
/** Longer than anybody waits, shorter than a test. */
const SLOW_MS = 4_000;

type Mood = 'well' | 'answering 500' | 'full' | 'slow';

/** An object store, as much of one as is needed here, in any mood. */
class FakeS3 {
  mood: Mood = 'well';
  private readonly objects = new Map<string, Buffer>();
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const path = String(request.url).split('?')[0] ?? '';
      const isBucket = path.split('/').filter(Boolean).length < 2;
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
      if (this.mood === 'answering 500' && !isBucket) return refuse(500, 'InternalError');
      if (this.mood === 'full' && request.method === 'PUT') return refuse(507, 'XMinioStorageFull');
      const answer = () => {
        if (isBucket) return response.writeHead(200).end();
        if (request.method === 'PUT') {
          this.objects.set(path, Buffer.concat(chunks));
          return response.writeHead(200, { etag: '"1"' }).end();
        }
        if (request.method === 'DELETE') {
          this.objects.delete(path);
          return response.writeHead(204).end();
        }
        const object = this.objects.get(path);
        if (!object) return refuse(404, 'NoSuchKey');
        return response.writeHead(200, { 'content-length': object.length, etag: '"1"' }).end(object);
      };
      return this.mood === 'slow' ? setTimeout(answer, SLOW_MS) : answer();
    });
  });

  get count(): number {
    return this.objects.size;
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let database: TestDatabase;
let product: TestProduct;
const store = new FakeS3();

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    S3_ENDPOINT: await store.listen(),
    S3_BUCKET: 'audio',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'stitchbook',
    S3_SECRET_KEY: 'stitchbook',
  };
  product = await TestProduct.start({ database, services: ['gateway'], environment });
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  store.close();
  await database.drop();
}, TIMEOUT_MS);

const save = (title: string) => ({
  form: () => formOf({ title, transcript: 'Words.', duration: '2' }, recordingOf(title)),
});

describe('a remote store of audio', () => {
  it.each([
    ['answering 500', 503],
    ['full', 507],
  ] as const)(
    'that is %s is answered with %i and a sentence, nothing is half saved, and it heals by itself',
    async (mood, status) => {
      const ada = await product.join('Ada');
      const kept = await ada.insist<Note>('POST', '/api/notes', save('Before'));
      const before = store.count;
      store.mood = mood;
      const refused = await ada.ask('POST', '/api/notes', save('Meanwhile'));
      expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) } });
      const titles = async () => (await ada.insist<Note[]>('GET', '/api/notes')).map(({ title }) => title);
      expect(await titles()).toEqual(['Before']);
      store.mood = 'well';
      await ada.insist('POST', '/api/notes', save('After'));
      expect(await titles()).toEqual(['After', 'Before']);
      expect(store.count).toBe(before + 1);
      expect(await ada.ask('GET', String(kept.audioUrl))).toMatchObject({ status: 200 });
    },
    TIMEOUT_MS,
  );

  it(
    'that is slow makes nobody wait who does not need it',
    async () => {
      const [ada, grace] = [await product.join('Ada'), await product.join('Grace')];
      store.mood = 'slow';
      const slow = ada.insist<Note>('POST', '/api/notes', save('Slowly'));
      const times: number[] = [];
      for (let asked = 0; asked < 20; asked += 1) {
        const begun = performance.now();
        await grace.insist('GET', '/api/notes');
        times.push(performance.now() - begun);
      }
      store.mood = 'well';
      expect(await slow).toMatchObject({ title: 'Slowly' });
      const median = times.toSorted((one, other) => one - other)[10] ?? 0;
      expect(median).toBeLessThan(SLOW_MS / 2);
      reportFigure(
        34,
        `while the store took ${SLOW_MS} ms for everything, others were answered in ${median.toFixed(0)} ms at the median`,
      );
    },
    TIMEOUT_MS,
  );
});
