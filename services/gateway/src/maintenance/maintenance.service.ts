import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork, tryAdvisoryLock } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { LOGGER } from '../infrastructure/infrastructure.module.ts';

/** Runs scheduled tasks and logs what came of them. */
@Injectable()
export class Maintenance {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Never rejects: what fails now is tried again at the next run.
   * @param task what it does, always in the same words, such as 'removing orphaned audio'
   * @param work may resolve with how many it was done to
   */
  async run(task: string, work: () => Promise<number | void>): Promise<void> {
    try {
      const count = await work();
      if (count) this.logger.info({ task, count }, 'maintenance task done');
    } catch (error) {
      this.logger.warn({ err: error, task }, 'maintenance task failed');
    }
  }

  /** As `run`, by one gateway at a time, however many there are; does nothing while another one runs this task. */
  runExclusively(task: string, work: () => Promise<number | void>): Promise<void> {
    return this.run(task, () =>
      this.unitOfWork.run(async (transaction) => {
        if (await tryAdvisoryLock(transaction, 'maintenance', task)) return work();
      }),
    );
  }
}
