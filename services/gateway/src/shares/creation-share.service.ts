import { Injectable } from '@nestjs/common';
import type { CreationPermission } from '@stitchbook/contracts';
import { UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { authorizeCreation } from '../creations/creation-access.ts';
import { CreationRepository } from '../creations/creation.repository.ts';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { CreationShareRepository } from './creation-share.repository.ts';
import { FindRecipient } from './find-recipient.ts';
import { MAX_SHARES, MAX_SHARES_WITH_ONE, refuseTooMany, shareEnded } from './share-limits.ts';
import { type CreationShareResponse, presentCreationShare } from './share.responses.ts';

/** As notes are shared; its note is not shared with a creation. */
@Injectable()
export class CreationShareService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creations: CreationRepository,
    private readonly shares: CreationShareRepository,
    private readonly recipients: FindRecipient,
  ) {}

  async list(userId: string, id: number): Promise<CreationShareResponse[]> {
    const creation = authorizeCreation(await this.creations.find(userId, id), 'share');
    return (await this.shares.findAll(creation.id, MAX_SHARES)).map(presentCreationShare);
  }

  /** `asked` is a user id, or the e-mail address of an account. */
  async share(
    userId: string,
    id: number,
    asked: string,
    permission: CreationPermission,
  ): Promise<CreationShareResponse> {
    // Only who may share it learns whether somebody has this address.
    authorizeCreation(await this.creations.find(userId, id), 'share');
    const withUserId = await this.recipients.readAsked(userId, asked);
    return this.unitOfWork.run(async (transaction) => {
      const { ownerId } = authorizeCreation(await this.creations.lock(transaction, userId, id), 'share');
      const otherId = await this.recipients.lock(transaction, { ownerId, withUserId, what: 'creation' });
      const limits = { shares: MAX_SHARES, withPerson: MAX_SHARES_WITH_ONE };
      const share = { creationId: id, userId: otherId, permission };
      const counts = await this.shares.count(transaction, { ...share, ownerId }, limits);
      if (!counts.isShared) refuseTooMany('creation', counts);
      const given = await this.shares.put(transaction, share);
      if (!given) throw shareEnded();
      return presentCreationShare(given);
    });
  }

  /** Its owner ends any share of it; others leave it: they end their own. */
  end(userId: string, id: number, asked: string): Promise<DoneResponse> {
    const withUserId = asked === 'me' ? userId : asked.toLowerCase();
    return this.unitOfWork.run(async (transaction) => {
      const creation = authorizeCreation(
        await this.creations.lock(transaction, userId, id),
        withUserId === userId ? 'read' : 'share',
      );
      const share = { creationIds: [creation.id], userId: withUserId };
      const wasShared = isUUID(withUserId, 'loose') && (await this.shares.delete(transaction, share)) > 0;
      if (!wasShared)
        throw new ProductError('not-found', 'share.missing', 'This creation is not shared with that user.');
      return { success: true, message: 'Share ended' };
    });
  }

  /** Leaves every creation of this owner. */
  async leaveAllOf(userId: string, ownerId: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const creationIds = await this.shares.lockReceived(transaction, { userId, ownerId });
      await this.shares.delete(transaction, { creationIds, userId });
    });
  }
}
