import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { CreationShareService } from './creation-share.service.ts';
import { ShareService } from './share.service.ts';
import { UserRepository } from '../users/user.repository.ts';
import { BlockRepository } from './block.repository.ts';
import { type BlockedPersonResponse, presentBlock } from './share.responses.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';

const MAX_BLOCKED = 1_000;

/** Whom a person takes no notes and creations from (decision 24). */
@Injectable()
export class BlockService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly blocks: BlockRepository,
    private readonly shares: ShareService,
    private readonly creationShares: CreationShareService,
    private readonly users: UserRepository,
  ) {}

  async list(userId: string): Promise<BlockedPersonResponse[]> {
    return (await this.blocks.findAll(userId, MAX_BLOCKED)).map(presentBlock);
  }

  /** Refuses all that this person will share, and leaves all that they have shared. */
  async block(userId: string, asked: string): Promise<BlockedPersonResponse> {
    const blockedId = await this.findOther(userId, asked);
    await this.unitOfWork.run((transaction) => this.blocks.put(transaction, userId, blockedId));
    await this.shares.leaveAllOf(userId, blockedId);
    await this.creationShares.leaveAllOf(userId, blockedId);
    const blocked = (await this.blocks.findAll(userId, MAX_BLOCKED)).find((block) => block.blockedId === blockedId);
    if (!blocked) throw notBlocked();
    return presentBlock(blocked);
  }

  /** Whom an archive names: those who are here are blocked, as many as may be; the others are passed over. */
  async blockAgain(userId: string, blockedIds: readonly string[]): Promise<void> {
    const known = new Set((await this.blocks.findAll(userId, MAX_BLOCKED)).map(({ blockedId }) => blockedId));
    for (const blockedId of blockedIds) {
      if (known.has(blockedId)) continue;
      await this.block(userId, blockedId).catch((error: unknown) => {
        if (!(error instanceof ProductError)) throw error;
      });
    }
  }

  async unblock(userId: string, blockedId: string): Promise<DoneResponse> {
    if (!isUUID(blockedId, 'loose') || !(await this.blocks.delete(userId, blockedId))) throw notBlocked();
    return { success: true, message: 'Person unblocked' };
  }

  private async findOther(userId: string, asked: string): Promise<string> {
    const other = isUUID(asked, 'loose') ? await this.users.find(asked) : null;
    if (!other) throw new ProductError('not-found', 'user.missing', 'There is no such user.');
    if (other.id === userId) throw new ProductError('invalid', 'block.oneself', 'You cannot block yourself.');
    const blocks = await this.blocks.findAll(userId, MAX_BLOCKED);
    if (blocks.length >= MAX_BLOCKED && !blocks.some(({ blockedId }) => blockedId === other.id)) {
      throw new ProductError('conflict', 'block.too-many', `You can block at most ${MAX_BLOCKED} people.`);
    }
    return other.id;
  }
}

const notBlocked = () => new ProductError('not-found', 'block.missing', 'You have not blocked this person.');
