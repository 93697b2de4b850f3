import type { Request, Response } from 'express';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { SecurityEvents } from '../security-events.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { KnownDevices } from './known-devices.ts';
import { TooManyAttempts } from './account-throttle.repository.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Verifies a password for every page that asks for one: each attempt is rate limited, and a failed one recorded. */
export class SignInAttempts {
  readonly #accounts: AccountsService;
  readonly #limits: AttemptLimits;
  readonly #devices: KnownDevices;
  readonly #events: SecurityEvents;

  constructor(accounts: AccountsService, limits: AttemptLimits, devices: KnownDevices, events: SecurityEvents) {
    this.#accounts = accounts;
    this.#limits = limits;
    this.#devices = devices;
    this.#events = events;
  }

  /** Returns the account whose password it is, or null. Throws `TooManyAttempts`. */
  async authenticate(request: Request, { email, password }: Credentials): Promise<string | null> {
    const attempt = { email, address: request.ip, device: this.#devices.find(request, email) };
    try {
      await this.#limits.countSignIn(attempt);
    } catch (error) {
      if (error instanceof TooManyAttempts && error.isFirst) this.#record(request, 'sign-in.locked-out', email);
      throw error;
    }
    const accountId = await this.#accounts.authenticate({ email, password });
    if (accountId === null) this.#record(request, 'sign-in.failed', email);
    else await this.#limits.resetSignIn(attempt);
    return accountId;
  }

  /** After a sign-in: from now on attempts of this browser at that account are counted apart. */
  remember(request: Request, response: Response, email: string): void {
    this.#devices.remember(request, response, email);
  }

  /** Not awaited: an account that exists takes longer to record, and the duration must not show who has one. */
  #record(request: Request, kind: 'sign-in.failed' | 'sign-in.locked-out', email: string): void {
    this.#events.recordLater(request, kind, this.#accounts.findId(email));
  }
}
