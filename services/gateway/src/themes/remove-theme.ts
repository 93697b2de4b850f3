import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { type RemovedTheme, RemovedThemeRepository } from './removed-theme.repository.ts';
import type { RemovedThemeResponse } from './theme.responses.ts';
import { themeMissing } from './theme.service.ts';

/** Somebody who deletes a note or their account at the same time may hold what is waited for here. */
export const MAX_ATTEMPTS = 3;

/**
 * Takes a theme off all notes that carry it, few at a time: each is changed or is not yet, and whoever asks again goes on. What was
 * done already is answered the same. Rejects with a `ProductError`.
 */
@Injectable()
export class RemoveTheme {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly removed: RemovedThemeRepository,
  ) {}

  async delete(ownerId: string, themeId: number): Promise<RemovedThemeResponse> {
    const undoId = await this.run(ownerId, themeId, null);
    return { success: true, message: 'Tag deleted', undoId };
  }

  /** The notes carry the other one in its place. */
  async merge(ownerId: string, themeId: number, intoId: number): Promise<RemovedThemeResponse> {
    if (themeId === intoId)
      throw new ProductError(
        'invalid',
        'theme.merged-into-itself',
        'Please choose another tag to merge this one into.',
      );
    const undoId = await this.run(ownerId, themeId, intoId);
    return { success: true, message: 'Tags merged', undoId };
  }

  private async run(ownerId: string, themeId: number, intoId: number | null): Promise<string> {
    const removed = await this.unitOfWork.run((transaction) =>
      this.removed.begin(transaction, ownerId, themeId, intoId),
    );
    if (!removed) throw themeMissing();
    for (let isDone = false; !isDone;) {
      isDone = await this.unitOfWork.run((transaction) => this.goOn(transaction, removed), {
        maxAttempts: MAX_ATTEMPTS,
      });
    }
    return removed.id;
  }

  /** Resolves with whether all is done. */
  private async goOn(transaction: Transaction, removed: RemovedTheme): Promise<boolean> {
    if (!(await this.removed.lockGoingOn(transaction, removed)))
      throw new ProductError(
        'conflict',
        'theme.changed',
        'Something else was done with this tag in the meantime. Please look at your tags again.',
      );
    const count = await this.removed.takeOff(transaction, removed);
    if (count === null) throw themeMissing();
    return count === 0 && this.removed.finish(transaction, removed);
  }
}
