import { Injectable } from '@nestjs/common';
import { type User, normaliseEmail } from '@stitchbook/database';
import type { Request, Response } from 'express';
import { ProductError, unauthenticated } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { isAtBundledProvider, UserRepository } from '../users/user.repository.ts';
import { EraseAccountRepository } from './erase-account.repository.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';

/** Deletes all that is a person's, and the person. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly users: UserRepository,
    private readonly accounts: EraseAccountRepository,
    private readonly uploads: UploadService,
    private readonly signIn: SignInService,
  ) {}

  async delete(userId: string, confirm: string, request: Request, response: Response): Promise<DoneResponse> {
    const user = await this.users.find(userId);
    if (!user) throw unauthenticated();
    if (!isConfirmed(user, confirm)) {
      const what = user.email ? 'e-mail address' : 'user ID';
      throw new ProductError(
        'invalid',
        'account.not-confirmed',
        `To delete your account, please confirm it with its ${what}.`,
      );
    }
    const keys = await this.accounts.erase(user, isAtBundledProvider(this.settings, user));
    for (const key of keys) await this.uploads.discard({ key });
    await this.signIn.leaveDeletedAccount(userId, request, response);
    return { success: true, message: 'Your account and everything in it has been deleted.' };
  }
}

function isConfirmed({ id, email }: User, confirm: string): boolean {
  return normaliseEmail(confirm) === normaliseEmail(email ?? id);
}
