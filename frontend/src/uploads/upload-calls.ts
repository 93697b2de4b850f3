import type { Upload } from '@stitchbook/api-types';
import { api } from '../http/api.ts';
import { RequestError } from '../http/errors.ts';

/** What this person has begun to send and nobody has had transcribed; `now` is the server's clock. */
export async function getUploads(): Promise<{ uploads: Upload[]; now: number }> {
  const { data, response } = await api.get('/api/uploads');
  const said = Date.parse(response.headers.get('date') ?? '');
  return { uploads: data, now: Number.isNaN(said) ? Date.now() : said };
}

/** Gives an upload up. One that is gone, or has become a transcription, is left as it is. */
export async function deleteUpload(id: string): Promise<void> {
  try {
    await api.delete('/api/uploads/{id}', { params: { path: { id } } });
  } catch (error) {
    if (error instanceof RequestError && [404, 409, 410].includes(error.status)) return;
    throw error;
  }
}
