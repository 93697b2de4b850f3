import { type FileInZip, streamZip } from '@stitchbook/archive';
import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';

/** Answers with a zip that is made while it is sent, so that it has neither a length nor ranges. */
export async function sendArchive(response: Response, name: string, files: AsyncIterable<FileInZip>): Promise<void> {
  describeArchive(response, name);
  try {
    await streamZip(files, response);
  } catch (error) {
    if (isDisconnected(error)) return;
    if (!response.headersSent) for (const header of DESCRIBING) response.removeHeader(header);
    throw error;
  }
}

const DESCRIBING = ['Content-Type', 'Content-Disposition', 'Accept-Ranges'];

/** All that `HEAD` is told. */
export function describeArchive(response: Response, name: string): void {
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', contentDisposition.create(`${name}.zip`));
  response.setHeader('Accept-Ranges', 'none');
}

/** Whether the client has disconnected in the middle of a file, which is no failure of ours. */
export function isDisconnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
