import { Injectable } from '@nestjs/common';
import type { Transaction } from '@stitchbook/database';
import { isStorableText } from '@stitchbook/text/rules';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { UserRepository } from '../users/user.repository.ts';
import { PersonRepository } from './person.repository.ts';

const MAX_ADDRESS_LENGTH = 320;
/** More new people than anybody begins to share with, and too few to learn who has an account here (decision 38). */
const MAX_LOOKUPS_PER_HOUR = 20;
const HOUR_SECONDS = 3_600;

/** Whether this is meant as an e-mail address; no user id has this sign. */
export const isAddress = (text: string) => text.includes('@');

/** Finds people by their user id, or by the e-mail address of their account. */
@Injectable()
export class FindPerson {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly people: PersonRepository,
    private readonly users: UserRepository,
  ) {}

  /** The id of a person who is not deleted before this transaction ends; null when there is none. */
  async lock(transaction: Transaction, userId: string): Promise<string | null> {
    return isUUID(userId, 'loose') ? this.users.lockId(transaction, userId) : null;
  }

  /**
   * The id of who has this address; null when nobody has. Whether somebody has an account is not for everybody to find out
   * about many: each address of whom one does not know yet counts, and too many in an hour are a `ProductError`.
   */
  async byAddress(askerId: string, address: string): Promise<string | null> {
    const isPossible = address.length <= MAX_ADDRESS_LENGTH && isStorableText(address);
    const id = isPossible ? await this.people.findByAddress(address.trim(), this.settings.oidcIssuer) : null;
    if (id !== null && (id === askerId || (await this.people.areContacts(askerId, id)))) return id;
    if (await this.people.countLookup(askerId, MAX_LOOKUPS_PER_HOUR)) return id;
    throw new ProductError(
      'rate-limited',
      'share.too-many-addresses',
      `You have tried ${MAX_LOOKUPS_PER_HOUR} e-mail addresses this hour. Please wait for the next hour, or ask the person for their user ID.`,
      { retryAfterSeconds: HOUR_SECONDS - (Math.floor(Date.now() / 1_000) % HOUR_SECONDS) },
    );
  }
}
