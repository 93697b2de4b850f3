import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { MAX_ATTEMPTS } from './remove-theme.ts';
import { RestoredThemeRepository } from './restored-theme.repository.ts';
import { type ThemeResponse, presentTheme } from './theme.responses.ts';

/** Undoes that a theme was deleted or merged into another. Rejects with a `ProductError`. */
@Injectable()
export class RestoreTheme {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly restored: RestoredThemeRepository,
  ) {}

  /** Few notes at a time; whoever was not answered asks again, and it is gone on with. */
  async run(ownerId: string, undoId: string): Promise<ThemeResponse> {
    const removed = isUUID(undoId, 'loose')
      ? await this.unitOfWork.run((transaction) => this.restored.begin(transaction, ownerId, undoId))
      : null;
    if (!removed) throw new ProductError('not-found', 'theme.not-restorable', 'This cannot be undone any more.');
    for (let count = 1; count > 0;) {
      count = await this.unitOfWork.run((transaction) => this.restored.giveBack(transaction, removed), {
        maxAttempts: MAX_ATTEMPTS,
      });
    }
    return presentTheme(await this.unitOfWork.run((transaction) => this.restored.finish(transaction, removed)));
  }
}
