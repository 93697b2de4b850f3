import { createHash } from 'node:crypto';
import { type AddressInfo, type Server, connect, createServer } from 'node:net';
import { Upload as TusUpload } from 'tus-js-client';
import { readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { askToTranscribe } from './support/resumable.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const PIECE_BYTES = 40_000;
/** Where the way to the gateway breaks, in bytes that were sent: within pieces, never at their end. */
const CUTS = [70_000, 150_000, 190_000];

let gateway: TestGateway;
let ada: Person;
let way: UnreliableWay;

/** Passes bytes on to the gateway, and cuts every connection each time that so many have been sent. */
class UnreliableWay {
  readonly cuts = [...CUTS];
  private sent = 0;
  private readonly server: Server;

  constructor(port: number) {
    this.server = createServer((client) => {
      const onward = connect(port, '127.0.0.1');
      for (const socket of [client, onward]) socket.on('error', () => undefined);
      client.on('close', () => onward.destroy());
      onward.on('close', () => client.destroy());
      onward.pipe(client);
      client.on('data', (chunk) => {
        this.sent += chunk.length;
        if (this.sent > (this.cuts[0] ?? Infinity)) {
          this.cuts.shift();
          client.destroy();
        } else onward.write(chunk);
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  way = new UnreliableWay(Number(new URL(gateway.address).port));
});
afterAll(async () => {
  way.close();
  await gateway.close();
});

/** Resolves with the address that the upload has been given. */
function send(address: string, bytes: Buffer, metadata: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new TusUpload(bytes, {
      endpoint: `${address}/api/uploads`,
      chunkSize: PIECE_BYTES,
      // On a busy machine the gateway may still be at the piece that was cut off.
      retryDelays: [0, 20, 50, 100, 100, 500, 1_000, 2_000, 5_000],
      headers: { cookie: ada.cookieHeader(), origin: ORIGIN },
      metadata,
      onError: reject,
      onSuccess: () => resolve(String(upload.url)),
    });
    upload.start();
  });
}

it('a program that knows the protocol sends a recording, whatever breaks on the way', async () => {
  const bytes = await readFixture('dashwood.wav');
  expect(bytes.length).toBeGreaterThan(CUTS.at(-1) ?? 0);
  const url = await send(await way.open(), bytes, { filename: 'dashwood.wav', filetype: 'audio/wav' });
  expect(way.cuts).toEqual([]);
  expect(await askToTranscribe(ada, String(url.split('/').at(-1)))).toMatchObject({ status: 202 });
  const recordings: unknown = await gateway.database.dataSource.query('select sha256, format from recordings');
  expect(recordings).toEqual([{ sha256: createHash('sha256').update(bytes).digest('hex'), format: 'wav' }]);
});
