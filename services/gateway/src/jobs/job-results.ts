import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Job } from '@stitchbook/database';
import { JOB_KINDS, type JobKind, definitionOf } from '@stitchbook/jobs';

/** Shows what a finished job has left behind, as `GET /api/jobs/{id}` answers it; null when it left nothing to show. */
export interface JobResultPresenter {
  present(job: Job): Promise<unknown>;
  /** What may be told of its first words now; without it, all of them to whoever may see the job. */
  presentFirstWords?(job: Job): Promise<string | null>;
}

/** Marks the provider that presents the results of one kind of job. The module that owns the results provides it. */
export const PresentsJobResult = DiscoveryService.createDecorator<JobKind>();

/** Finds the presenter of each kind of job at start, wherever it is provided. */
@Injectable()
export class JobResults implements OnModuleInit {
  private readonly presenters = new Map<string, JobResultPresenter>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: PresentsJobResult.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(PresentsJobResult, wrapper);
      if (!kind) continue;
      if (this.presenters.has(kind))
        throw new Error(`Two providers are decorated with @PresentsJobResult('${kind}'). Remove one of them.`);
      this.presenters.set(kind, wrapper.instance as JobResultPresenter);
    }
    for (const kind of JOB_KINDS) {
      if (definitionOf(kind).hasResult && !this.presenters.has(kind))
        throw new Error(
          `Nothing presents the results of '${kind}'. Decorate a provider with @PresentsJobResult('${kind}'), or define the job without a result.`,
        );
    }
  }

  present(job: Job): Promise<unknown> {
    return this.presenters.get(job.kind)?.present(job) ?? Promise.resolve(null);
  }

  async presentFirstWords(job: Job): Promise<string | null> {
    const presenter = job.firstWords === null ? undefined : this.presenters.get(job.kind);
    return presenter?.presentFirstWords ? presenter.presentFirstWords(job) : job.firstWords;
  }
}
