import { jest } from '@jest/globals';
import { setAccount } from '../src/http/session.ts';
import { brief, tireless, waiting } from '../src/uploads/patience.ts';
import {
  EndedElsewhere,
  LARGEST_PIECE_BYTES,
  NothingToSend,
  sendPieces,
  wholeSource,
} from '../src/uploads/send-pieces.ts';
import { fakeUploads, refuse, type UploadCall } from './fake-uploads.ts';
import { ADA } from './server.ts';

const bytesOf = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, index) => index % 251));

function send(bytes: Buffer, { key = 'key-1', patience = tireless, signal = new AbortController().signal } = {}) {
  const source = wholeSource(new Blob([new Uint8Array(bytes)]));
  return sendPieces({ subject: { key, media: 'pcm', title: 'Über den Kanal' }, source, patience, signal });
}

/** Misbehaves so with the first calls that `isMeant` is true of. */
function misbehaveOnce(isMeant: (call: UploadCall) => boolean, how: Response | 'lose-answer' | 'lose-call') {
  let isDone = false;
  fakeUploads.misbehave = (call) => {
    if (isDone || !isMeant(call)) return undefined;
    isDone = true;
    return how;
  };
}

const isPiece = ({ method }: UploadCall) => method === 'PATCH';

beforeEach(() => {
  // No pause lasts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  setAccount(ADA.id);
});
afterEach(() => {
  jest.restoreAllMocks();
  setAccount(null);
});

describe('sending in pieces', () => {
  it('sends all bytes, none of them twice, each piece with its checksum and no larger than the server takes', async () => {
    const bytes = bytesOf(2 * LARGEST_PIECE_BYTES + 5);
    const id = await send(bytes);
    expect(id).toBe(fakeUploads.only().id);
    expect(fakeUploads.only().bytes.equals(bytes)).toBe(true);
    expect(fakeUploads.only()).toMatchObject({ length: bytes.length, title: 'Über den Kanal', media: 'pcm' });
    const pieces = fakeUploads.calls.filter(isPiece);
    expect(pieces.map((piece) => piece.bytes)).toEqual([LARGEST_PIECE_BYTES, LARGEST_PIECE_BYTES, 5]);
    for (const { headers } of pieces) {
      expect(headers.get('Upload-Checksum')).toMatch(/^sha256 /);
      expect(headers.get('Stitchbook-User')).toBe(ADA.id);
      expect(headers.get('Tus-Resumable')).toBe('1.0.0');
    }
  });

  it('sends without a checksum where the page may not make one', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    await send(bytesOf(10));
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
    expect(fakeUploads.calls.filter(isPiece)[0]?.headers.get('Upload-Checksum')).toBeNull();
    expect(fakeUploads.only().receivedBytes).toBe(10);
  });

  it.each<[string, Response | 'lose-answer' | 'lose-call']>([
    ['the connection is lost within a piece', 'lose-call'],
    ['the answer to a piece is lost', 'lose-answer'],
    ['the server fails', refuse(500, 'internal')],
    ['the server is restarted', refuse(503, 'unavailable')],
    ['the piece changes on its way', refuse(460, 'upload.checksum')],
    ['the server has another idea of the offset', refuse(409, 'upload.offset')],
  ])('has every byte once when %s', async (_, how) => {
    misbehaveOnce(isPiece, how);
    const bytes = bytesOf(100_000);
    await send(bytes);
    expect(fakeUploads.only().bytes.equals(bytes)).toBe(true);
  });

  it('goes on where the server is, which an earlier page has brought so far', async () => {
    const bytes = bytesOf(1000);
    fakeUploads.add({ key: 'mine', bytes: bytes.subarray(0, 400), receivedBytes: 400 });
    await send(bytes, { key: 'mine' });
    expect(fakeUploads.only().bytes.equals(bytes)).toBe(true);
    expect(fakeUploads.calls.filter(isPiece).map((piece) => piece.bytes)).toEqual([600]);
  });

  it('begins anew when the upload is gone', async () => {
    fakeUploads.misbehave = (call) => {
      if (!isPiece(call) || fakeUploads.calls.filter(isPiece).length > 2) return undefined;
      fakeUploads.uploads.clear();
      return undefined;
    };
    const bytes = bytesOf(1000);
    await send(bytes);
    expect(fakeUploads.only().bytes.equals(bytes)).toBe(true);
  });

  it('declares what the server has where this device has less, or nothing', async () => {
    fakeUploads.add({ key: 'mine', bytes: bytesOf(400), receivedBytes: 400 });
    await send(bytesOf(0), { key: 'mine' });
    expect(fakeUploads.only()).toMatchObject({ length: 400, receivedBytes: 400 });
    await expect(send(bytesOf(0), { key: 'gone' })).rejects.toThrow(NothingToSend);
  });

  it('does not take what was ended elsewhere for the whole', async () => {
    fakeUploads.add({ key: 'mine', bytes: bytesOf(400), receivedBytes: 400, length: 400 });
    await expect(send(bytesOf(1000), { key: 'mine' })).rejects.toThrow(EndedElsewhere);
    expect(fakeUploads.only().receivedBytes).toBe(400);
  });

  it('sends nothing more once it is aborted', async () => {
    const abort = new AbortController();
    fakeUploads.misbehave = () => {
      abort.abort(new Error('Enough.'));
      return undefined;
    };
    await expect(send(bytesOf(10), { signal: abort.signal })).rejects.toThrow('Enough.');
    expect(fakeUploads.calls).toHaveLength(1);
  });
});

describe('patience', () => {
  it('is brief for what this device keeps, and none where a sign-in is needed', async () => {
    fakeUploads.misbehave = () => 'lose-call';
    await expect(send(bytesOf(10), { patience: brief })).rejects.toThrow('Stitchbook cannot be reached.');
    expect(fakeUploads.calls).toHaveLength(4);
    fakeUploads.misbehave = () => refuse(401, 'session.missing');
    await expect(send(bytesOf(10), { patience: brief })).rejects.toMatchObject({ status: 401 });
    expect(fakeUploads.calls).toHaveLength(5);
  });

  it('waits for the network, says so, and goes on when it is back', async () => {
    const said: (string | null)[] = [];
    let isAway = true;
    fakeUploads.misbehave = () => (isAway ? 'lose-call' : undefined);
    const patience = waiting((waitsFor) => {
      said.push(waitsFor);
      if (said.length < 8) return;
      isAway = false;
      window.dispatchEvent(new Event('online'));
    });
    await send(bytesOf(10), { patience });
    expect(said.slice(0, 4)).toEqual(['network', null, 'network', null]);
    expect(fakeUploads.only().receivedBytes).toBe(10);
  });

  it('waits until somebody has signed in again', async () => {
    fakeUploads.misbehave = (call) => (isPiece(call) ? refuse(401, 'session.missing') : undefined);
    const onWaiting = jest.fn((waitsFor: string | null) => {
      if (waitsFor === null) return;
      fakeUploads.misbehave = () => undefined;
      // As the page does when the person comes back to it.
      queueMicrotask(() => setAccount(ADA.id));
    });
    await send(bytesOf(10), { patience: waiting(onWaiting) });
    expect(onWaiting.mock.calls).toEqual([['sign-in'], [null]]);
    expect(fakeUploads.only().receivedBytes).toBe(10);
  });

  it.each([
    [403, 'test'],
    [409, 'upload.too-many'],
    [413, 'audio.too-large'],
    [415, 'audio.type'],
    [429, 'quota.used'],
    [507, 'audio.no-room'],
  ])('is none with an answer %i (%s)', async (status, code) => {
    fakeUploads.misbehave = () => refuse(status, code);
    await expect(send(bytesOf(10), { patience: waiting(() => undefined) })).rejects.toMatchObject({ status });
    expect(fakeUploads.calls).toHaveLength(1);
  });
});
