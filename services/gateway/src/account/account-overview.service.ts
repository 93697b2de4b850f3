import { Injectable } from '@nestjs/common';
import type { User } from '@stitchbook/database';
import type { Request } from 'express';
import { ProductError, unauthenticated } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { freshUntil } from '../sessions/fresh-sign-in.guard.ts';
import { isPublicId, publicIdOf, SessionRepository } from '../sessions/session.repository.ts';
import { presentUser } from '../users/user.responses.ts';
import { isAtBundledProvider, UserRepository } from '../users/user.repository.ts';
import type { AccountSettings } from './account.requests.ts';
import type { AccountResponse, SessionResponse } from './account.responses.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';

/** What a person sees of their own account, and what they choose in it: who they are here, and in which browsers they are signed in. */
@Injectable()
export class AccountOverviewService {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
  ) {}

  async overview(userId: string, { session }: Request): Promise<AccountResponse> {
    const user = await this.find(userId);
    return {
      ...presentUser(user, this.settings),
      createdAt: user.createdAt.toISOString(),
      isAdministrator: user.isAdministrator,
      titleNotesForMe: user.titleNotesForMe,
      spokenLanguages: await this.users.findSpeechLanguages(),
      hasPasswordHere: isAtBundledProvider(this.settings, user),
      freshUntil: freshUntil(session.authTime)?.toISOString() ?? null,
    };
  }

  /** Notes that are there already keep their titles and their words. Throws a `ProductError`. */
  async choose(userId: string, settings: AccountSettings, request: Request): Promise<AccountResponse> {
    const { titleNotesForMe, spokenLanguage } = settings;
    if (spokenLanguage && !(await this.users.findSpeechLanguages()).includes(spokenLanguage))
      throw new ProductError('invalid', 'account.language-not-heard', 'This language cannot be heard here.');
    await this.users.choose(userId, {
      ...(titleNotesForMe !== undefined && { titleNotesForMe }),
      ...(spokenLanguage !== undefined && { spokenLanguage }),
    });
    return this.overview(userId, request);
  }

  async listSessions(userId: string, { sessionID }: Request): Promise<SessionResponse[]> {
    const current = publicIdOf(sessionID);
    const sessions = await this.sessions.findAllOf(userId);
    return sessions.map(({ publicId, device, signedInAt, lastUsedAt }) => ({
      id: publicId,
      device,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: publicId === current,
    }));
  }

  async endSession(userId: string, sessionId: string): Promise<DoneResponse> {
    const user = await this.find(userId);
    const isAtProvider = isAtBundledProvider(this.settings, user);
    if (!isPublicId(sessionId) || !(await this.sessions.endOne(user, sessionId, isAtProvider))) {
      throw new ProductError('not-found', 'session.no-such', 'You are not signed in there any more.');
    }
    return { success: true, message: 'Signed out there' };
  }

  private async find(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw unauthenticated();
    return user;
  }
}
