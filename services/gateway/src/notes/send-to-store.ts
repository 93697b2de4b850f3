import { AUDIO_MEDIA_TYPES } from '@stitchbook/contracts';
import type { AudioAddresses } from '@stitchbook/storage';
import type { Request, Response } from 'express';
import { nameAudio } from './name-audio.ts';
import type { NoteAudio } from './note.repository.ts';

const SLACK_SECONDS = 60;
const LONGEST_SECONDS = 3_600;

/**
 * Sends a player on to the store, to an address that is good for as long as the recording lasts and a minute more, an hour at
 * most: browsers go on reading from there while they play (decision 15).
 */
export async function sendToStore(
  addresses: AudioAddresses,
  note: { title: string; duration: number },
  audio: NoteAudio,
  request: Request,
  response: Response,
): Promise<void> {
  const address = await addresses.addressOf({
    key: audio.audioKey,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    contentType: AUDIO_MEDIA_TYPES[audio.format],
    contentDisposition: nameAudio(note.title, audio.format),
    validForSeconds: Math.min(LONGEST_SECONDS, Math.ceil(note.duration) + SLACK_SECONDS),
  });
  response.set('Cache-Control', 'no-store').redirect(address);
}
