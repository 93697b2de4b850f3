import { readdir } from 'node:fs/promises';
import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type JobKind, kindsOf } from '../definitions/registry.ts';
import type { AnyJobHandler, HandleJob } from '../process-job.ts';

/** Processes the jobs of one kind: a provider that is decorated with `@ProcessesJob(kind)`, in a file `<kind>.handler.ts`. */
export interface JobHandler<Kind extends JobKind> {
  handle: HandleJob<Kind>;
}

/** Marks the provider that processes the jobs of one kind. */
export const ProcessesJob = DiscoveryService.createDecorator<JobKind>();

/**
 * The handlers of a worker, to be listed as providers of its module: whatever is decorated with `@ProcessesJob` in the files
 * `*.handler.ts` of this folder (`*.handler.js` once it is built).
 */
export async function findHandlers(folder: URL): Promise<Type[]> {
  const files = (await readdir(folder)).filter((file) => /\.handler\.[jt]s$/.test(file));
  const loaded = (await Promise.all(files.map((file) => import(new URL(file, folder).href)))) as object[];
  const reflector = new Reflector();
  return loaded
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Type => typeof value === 'function' && reflector.get(ProcessesJob, value) !== undefined);
}

/** The handlers that the modules of a worker provide, by kind. */
@Injectable()
export class JobHandlers {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws, saying what to do, where a kind of this worker has no handler or two. */
  of(worker: string): Map<JobKind, AnyJobHandler> {
    const handlers = new Map<JobKind, AnyJobHandler>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: ProcessesJob.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(ProcessesJob, wrapper);
      if (!kind) continue;
      if (handlers.has(kind))
        throw new Error(`Two providers are decorated with @ProcessesJob('${kind}'). Remove one of them.`);
      const handler = wrapper.instance as JobHandler<JobKind>;
      handlers.set(kind, (job, context) => handler.handle(job, context));
    }
    const missing = kindsOf(worker).filter((kind) => !handlers.has(kind));
    if (missing.length > 0)
      throw new Error(
        `There is no handler for ${missing.join(', ')}: decorate a provider with @ProcessesJob('${missing[0]}') in services/${worker}/src/${missing[0]}.handler.ts, or name another worker in the job's definition.`,
      );
    return handlers;
  }
}
