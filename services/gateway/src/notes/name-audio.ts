import type { AudioFormat } from '@stitchbook/contracts';
import * as contentDisposition from 'content-disposition';

/** The name under which a note's audio is kept by whoever saves it (RFC 6266). */
export function nameAudio(title: string, format: AudioFormat): string {
  return contentDisposition.create(`${title}.${format}`, { type: 'inline' });
}
