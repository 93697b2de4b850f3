import { expect, type Page } from '@playwright/test';

const BYTES_PER_SECOND = 32_000;
const PIECE_BYTES = 4 * 2 ** 20;

/** Begins a recording as a device does that is not seen. */
export async function beginRecording(page: Page, title: string): Promise<void> {
  const metadata = Object.entries({ key: title, media: 'pcm', title }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = { ...sameOrigin(page), 'upload-defer-length': '1', 'upload-metadata': metadata.join(',') };
  expect((await page.request.post('/api/uploads', { headers })).status()).toBe(201);
}

/** Sends silence to the one recording that is being made, as fast as it goes, until so much of it has arrived. */
export async function sendQuiet(page: Page, untilSeconds: number): Promise<void> {
  const [upload] = (await (await page.request.get('/api/uploads', { maxRetries: 2 })).json()) as {
    id: string;
    receivedBytes: number;
  }[];
  if (!upload) throw new Error('There is no recording.');
  for (let offset = upload.receivedBytes; offset < untilSeconds * BYTES_PER_SECOND;) {
    const data = Buffer.alloc(Math.min(PIECE_BYTES, untilSeconds * BYTES_PER_SECOND - offset));
    const type = { 'content-type': 'application/offset+octet-stream' };
    const headers = { ...sameOrigin(page), ...type, 'upload-offset': String(offset) };
    expect((await page.request.patch(`/api/uploads/${upload.id}`, { headers, data })).status()).toBe(204);
    offset += data.length;
  }
}

const sameOrigin = (page: Page) => ({ origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' });
