import { Injectable } from '@nestjs/common';
import type { Transaction } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { FindPerson, isAddress } from '../people/find-person.ts';
import { BlockRepository } from './block.repository.ts';

interface Recipient {
  ownerId: string;
  withUserId: string;
  /** What is shared. */
  what: 'note' | 'creation';
}

/** Whom something is shared with. */
@Injectable()
export class FindRecipient {
  constructor(
    private readonly people: FindPerson,
    private readonly blocks: BlockRepository,
  ) {}

  /** A user id as it is, or whose e-mail address it is: for those alone who may share. */
  async readAsked(askerId: string, asked: string): Promise<string> {
    if (!isAddress(asked)) return asked;
    const otherId = await this.people.byAddress(askerId, asked);
    if (otherId === null) throw noSuchUser();
    return otherId;
  }

  /** Somebody else who is there until the transaction ends, and takes what this owner shares. */
  async lock(transaction: Transaction, { ownerId, withUserId, what }: Recipient): Promise<string> {
    if (withUserId.toLowerCase() === ownerId) {
      throw new ProductError(
        'invalid',
        'share.with-owner',
        `This ${what} is yours already. Please enter the user ID of someone else.`,
      );
    }
    const other = await this.people.lock(transaction, withUserId);
    if (other === null) throw noSuchUser();
    if (await this.blocks.isBlocked(transaction, other, ownerId)) throw refused(what);
    return other;
  }
}

/** The same for an id and an address. */
const noSuchUser = () =>
  new ProductError(
    'not-found',
    'share.no-such-user',
    'There is no user with this ID or e-mail address. Please check it and try again.',
  );
/** Gives no reason: whom people block is not shown to others. */
const refused = (what: Recipient['what']) =>
  new ProductError('forbidden', 'share.refused', `This ${what} cannot be shared with that person.`);
