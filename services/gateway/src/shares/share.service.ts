import { Injectable } from '@nestjs/common';
import type { SharePermission } from '@stitchbook/contracts';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { BlockRepository } from './block.repository.ts';
import { ProductError } from '../errors/product-error.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { FindPerson, isAddress } from '../people/find-person.ts';
import { type ShareCounts, ShareRepository } from './share.repository.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { type ShareResponse, presentShare } from './share.responses.ts';

const MAX_SHARES = 500;
/** More than anybody has to share with one person, and few enough for that person's list to stay quick. */
const MAX_SHARES_WITH_ONE = 1_000;

@Injectable()
export class ShareService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly shares: ShareRepository,
    private readonly blocks: BlockRepository,
    private readonly people: FindPerson,
  ) {}

  async list(userId: string, noteId: number): Promise<ShareResponse[]> {
    const note = authorize(await this.notes.findFor(userId, noteId), 'share');
    return (await this.shares.findAll(note.id, MAX_SHARES)).map(presentShare);
  }

  /** `asked` is a user id, or the e-mail address of an account. */
  async share(userId: string, noteId: number, asked: string, permission: SharePermission): Promise<ShareResponse> {
    const withUserId = isAddress(asked) ? await this.findByAddress(userId, noteId, asked) : asked;
    return this.unitOfWork.run(async (transaction) => {
      const note = authorize(await this.notes.lock(transaction, userId, noteId), 'share');
      const otherId = await this.findOther(transaction, note.ownerId, withUserId);
      const { ownerId } = note;
      const limits = { onNote: MAX_SHARES, withPerson: MAX_SHARES_WITH_ONE };
      const counts = await this.shares.count(transaction, { noteId, ownerId, userId: otherId }, limits);
      if (!counts.isShared) refuseTooMany(counts);
      const share = await this.shares.put(transaction, { noteId, userId: otherId, permission });
      if (!share)
        throw new ProductError('conflict', 'share.ended', 'This share was ended in the meantime. Please try again.');
      return presentShare(share);
    });
  }

  /** The owner of a note ends any share of it; others leave it: they end their own. */
  end(userId: string, noteId: number, asked: string): Promise<DoneResponse> {
    const withUserId = asked === 'me' ? userId : asked.toLowerCase();
    return this.unitOfWork.run(async (transaction) => {
      const isOwn = withUserId === userId;
      const note = authorize(await this.notes.lock(transaction, userId, noteId), isOwn ? 'read' : 'share');
      const share = { noteIds: [note.id], userId: withUserId };
      const wasShared = isUUID(withUserId, 'loose') && (await this.shares.delete(transaction, share)) > 0;
      if (!wasShared) throw new ProductError('not-found', 'share.missing', 'This note is not shared with that user.');
      return { success: true, message: 'Share ended' };
    });
  }

  /** Leaves every note of this owner. */
  async leaveAllOf(userId: string, ownerId: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const noteIds = await this.shares.lockReceived(transaction, { userId, ownerId });
      await this.shares.delete(transaction, { noteIds, userId });
    });
  }

  /** Only who may share the note learns whether somebody has this address. */
  private async findByAddress(userId: string, noteId: number, address: string): Promise<string> {
    authorize(await this.notes.findFor(userId, noteId), 'share');
    const otherId = await this.people.byAddress(userId, address);
    if (otherId === null) throw noSuchUser();
    return otherId;
  }

  private async findOther(transaction: Transaction, ownerId: string, asked: string): Promise<string> {
    if (asked.toLowerCase() === ownerId) {
      throw new ProductError(
        'invalid',
        'share.with-owner',
        'This note is yours already. Please enter the user ID of someone else.',
      );
    }
    const other = await this.people.lock(transaction, asked);
    if (other === null) throw noSuchUser();
    if (await this.blocks.isBlocked(transaction, other, ownerId)) throw refused();
    return other;
  }
}

function refuseTooMany({ onNote, withPerson }: ShareCounts): void {
  if (onNote >= MAX_SHARES) throw tooMany(`A note can be shared with at most ${MAX_SHARES} people.`);
  if (withPerson >= MAX_SHARES_WITH_ONE)
    throw tooMany(
      `You share ${MAX_SHARES_WITH_ONE} notes with this person. End some of those shares to share another.`,
    );
}

/** The same for an id and an address. */
const noSuchUser = () =>
  new ProductError(
    'not-found',
    'share.no-such-user',
    'There is no user with this ID or e-mail address. Please check it and try again.',
  );
const tooMany = (sentence: string) => new ProductError('conflict', 'share.too-many', sentence);
/** Gives no reason: whom people block is not shown to others. */
const refused = () => new ProductError('forbidden', 'share.refused', 'This note cannot be shared with that person.');
