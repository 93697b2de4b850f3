import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { unauthenticated } from '../errors/product-error.ts';
import { SecurityEvents } from '../security-events/security-events.service.ts';
import { UserRepository } from '../users/user.repository.ts';
import { AccountFiles } from './account-files.ts';
import { sendArchive } from './send-archive.ts';

/** Exports all that a person owns as one zip, made while it is sent. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly files: AccountFiles,
    private readonly events: SecurityEvents,
  ) {}

  async send(userId: string, request: Request, response: Response): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) throw unauthenticated();
    await this.events.record(request, { kind: 'account.exported', userId });
    await sendArchive(response, `stitchbook ${new Date().toISOString().slice(0, 10)}`, this.files.of(user));
  }
}
