import { Injectable } from '@nestjs/common';
import type { SharePermission } from '@stitchbook/contracts';
import { UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { FindRecipient } from './find-recipient.ts';
import { MAX_SHARES, MAX_SHARES_WITH_ONE, refuseTooMany, shareEnded } from './share-limits.ts';
import { ShareRepository } from './share.repository.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { type ShareResponse, presentShare } from './share.responses.ts';

@Injectable()
export class ShareService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly shares: ShareRepository,
    private readonly recipients: FindRecipient,
  ) {}

  async list(userId: string, noteId: number): Promise<ShareResponse[]> {
    const note = authorize(await this.notes.findFor(userId, noteId), 'share');
    return (await this.shares.findAll(note.id, MAX_SHARES)).map(presentShare);
  }

  /** `asked` is a user id, or the e-mail address of an account. */
  async share(userId: string, noteId: number, asked: string, permission: SharePermission): Promise<ShareResponse> {
    // Only who may share the note learns whether somebody has this address.
    authorize(await this.notes.findFor(userId, noteId), 'share');
    const withUserId = await this.recipients.readAsked(userId, asked);
    return this.unitOfWork.run(async (transaction) => {
      const note = authorize(await this.notes.lock(transaction, userId, noteId), 'share');
      const otherId = await this.recipients.lock(transaction, { ownerId: note.ownerId, withUserId, what: 'note' });
      const { ownerId } = note;
      const limits = { shares: MAX_SHARES, withPerson: MAX_SHARES_WITH_ONE };
      const counts = await this.shares.count(transaction, { noteId, ownerId, userId: otherId }, limits);
      if (!counts.isShared) refuseTooMany('note', counts);
      const share = await this.shares.put(transaction, { noteId, userId: otherId, permission });
      if (!share) throw shareEnded();
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
}
