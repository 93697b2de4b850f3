import type { Done } from '@stitchbook/contracts';
import type { User } from '@stitchbook/database';
import type { Request, Response } from 'express';
import { ProductError, signedOut } from '../../errors/product-error.ts';
import type { GatewaySettings } from '../../gateway.settings.ts';
import type { AudioKeeper } from '../../recordings/audio-keeper.ts';
import type { SignInService } from '../../sign-in/sign-in.service.ts';
import { BUNDLED_ISSUER_PATH, type UserRepository } from '../../users/user.repository.ts';
import type { EraseAccountRepository } from './erase-account.repository.ts';

/** Deletes all that is a person's, and the person. */
export class DeleteAccount {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly users: UserRepository,
    private readonly accounts: EraseAccountRepository,
    private readonly audio: AudioKeeper,
    private readonly signIn: SignInService,
  ) {}

  async delete(userId: string, confirm: string, request: Request, response: Response): Promise<Done> {
    const user = await this.users.find(userId);
    if (!user) throw signedOut();
    if (!isConfirmed(user, confirm)) {
      const what = user.email ? 'e-mail address' : 'user ID';
      throw new ProductError(
        'invalid',
        'account.not-confirmed',
        `To delete your account, please confirm it with its ${what}.`,
      );
    }
    const keys = await this.accounts.erase(user, this.isAtBundledProvider(user));
    for (const key of keys) await this.audio.discard({ key });
    await this.signIn.signOutEverywhere(userId, request, response);
    return { success: true, message: 'Your account and everything in it has been deleted.' };
  }

  /** At this address or a former one, for a session outlives a change of address. */
  private isAtBundledProvider({ issuer }: User): boolean {
    return this.settings.hasBundledIssuer && issuer.endsWith(BUNDLED_ISSUER_PATH);
  }
}

function isConfirmed({ id, email }: User, confirm: string): boolean {
  return confirm.trim().toLowerCase() === (email ?? id).toLowerCase();
}
