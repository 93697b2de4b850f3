import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { signedOut } from '../../errors/product-error.ts';
import type { UserRepository } from '../../users/user.repository.ts';
import type { AccountFiles } from '../archive/account-files.ts';
import { streamZip } from '../archive/stream-zip.ts';

/** Hands out all that a person owns as one zip, made while it is sent. */
export class ExportAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly files: AccountFiles,
  ) {}

  async send(userId: string, response: Response): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) throw signedOut();
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader(
      'Content-Disposition',
      contentDisposition.create(`stitchbook ${new Date().toISOString().slice(0, 10)}.zip`),
    );
    try {
      await streamZip(this.files.of(user), response);
    } catch (error) {
      // Whoever went away in the middle cannot be told anything any more.
      if (wentAway(error)) return;
      if (!response.headersSent)
        for (const name of ['Content-Type', 'Content-Disposition']) response.removeHeader(name);
      throw error;
    }
  }
}

function wentAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
