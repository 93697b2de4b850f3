import { Injectable } from '@nestjs/common';
import type { Job } from '@stitchbook/database';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';
import { authorizeCreation } from './creation-access.ts';
import { CreationRepository } from './creation.repository.ts';
import { presentCreation } from './creation.responses.ts';

/** Presents the creation that a job made. */
@Injectable()
@PresentsJobResult('create-from-note')
export class CreationPresenter implements JobResultPresenter {
  constructor(private readonly creations: CreationRepository) {}

  async present(job: Job): Promise<unknown> {
    const creation = await this.creations.findByJob(job);
    return creation && presentCreation(authorizeCreation(creation, 'read'));
  }
}

/** The same for what was made of several notes. */
@Injectable()
@PresentsJobResult('create-from-notes')
export class StitchedPresenter extends CreationPresenter {}
