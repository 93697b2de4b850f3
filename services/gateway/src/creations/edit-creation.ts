import { Injectable } from '@nestjs/common';
import { markTask } from '@stitchbook/contracts';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { type AuthorizedCreation, authorizeCreation } from './creation-access.ts';
import { CreationVersionRepository } from './creation-version.repository.ts';
import { CreationRepository, type ShownCreation } from './creation.repository.ts';
import type { CreationChange } from './creation.requests.ts';
import { presentCreation, type CreationResponse } from './creation.responses.ts';

export interface CreationEdit {
  userId: string;
  id: number;
  /** The version that the person saw; null from clients that do not say. */
  seenVersion: number | null;
}

type ApplyEdit = (transaction: Transaction, creation: AuthorizedCreation<'edit'> & ShownCreation) => Promise<void>;

/**
 * Changes what a creation says. Each rejects with a `ProductError`: not found, forbidden, or a conflict that carries the
 * creation as it is when it has changed since it was seen.
 */
@Injectable()
export class EditCreation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creations: CreationRepository,
    private readonly versions: CreationVersionRepository,
  ) {}

  change(edit: CreationEdit, { content, task, done }: CreationChange): Promise<CreationResponse> {
    if (content === undefined) return this.mark(edit, task ?? 0, done ?? false);
    if (task !== undefined || done !== undefined) throw oneChange();
    return this.edit(edit, (transaction, creation) => this.write(transaction, edit, creation, content));
  }

  /** What it says now becomes a version of its own. */
  restore(edit: CreationEdit, version: number): Promise<CreationResponse> {
    return this.edit(edit, async (transaction, creation) => {
      const before = await this.versions.find(creation.id, version, transaction);
      if (!before) throw versionMissing();
      await this.write(transaction, edit, creation, before.content);
    });
  }

  /** Ticks a task of a checklist, or takes the tick away: that makes no version. */
  private mark(edit: CreationEdit, task: number, isDone: boolean): Promise<CreationResponse> {
    return this.edit(edit, async (transaction, creation) => {
      const content = markTask(creation.content, task, isDone);
      if (content === null)
        throw new ProductError('invalid', 'creation.no-such-task', 'There is no such task in this creation.');
      if (content !== creation.content) await this.creations.writeTick(transaction, creation.id, content);
    });
  }

  private async write(
    transaction: Transaction,
    { userId: editorId }: CreationEdit,
    creation: ShownCreation,
    content: string,
  ): Promise<void> {
    if (content === creation.content) return;
    await this.versions.keep(transaction, creation.id);
    await this.creations.writeEdit(transaction, creation.id, { content, editorId });
  }

  private edit({ userId, id, seenVersion }: CreationEdit, apply: ApplyEdit): Promise<CreationResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const creation = authorizeCreation(await this.creations.lock(transaction, userId, id), 'edit');
      if (seenVersion !== null && seenVersion !== creation.version)
        throw new ProductError('conflict', 'creation.changed', 'This creation has changed since it was shown here.', {
          details: { creation: presentCreation(creation) },
        });
      await apply(transaction, creation);
      return presentCreation(authorizeCreation(await this.creations.find(userId, id, transaction), 'read'));
    });
  }
}

export const versionMissing = () =>
  new ProductError('not-found', 'creation.version-missing', 'This version is not kept any more.');
const oneChange = () =>
  new ProductError('invalid', 'creation.one-change', 'Please change the text, or tick a task: not both at once.');
