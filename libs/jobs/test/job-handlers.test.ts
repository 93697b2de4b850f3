import { Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ProcessesJob } from '@stitchbook/jobs/nest';
import { JobHandlers } from '../src/nest/job-handlers.ts';

const nothing = async () => async () => undefined;

@Injectable()
@ProcessesJob('enrich-note')
class Enriches {
  handle = nothing;
}

@Injectable()
@ProcessesJob('suggest-tags')
class Suggests {
  handle = nothing;
}

@Injectable()
@ProcessesJob('suggest-tags')
class SuggestsToo {
  handle = nothing;
}

@Module({})
class WorkerModule {}

async function findIn(providers: Type[]): Promise<string[]> {
  const worker = { module: WorkerModule, imports: [DiscoveryModule], providers: [JobHandlers, ...providers] };
  const app = await NestFactory.createApplicationContext(worker, { logger: false, abortOnError: false });
  try {
    return [...app.get(JobHandlers).of('enrichment').keys()];
  } finally {
    await app.close();
  }
}

describe('the handlers of a worker', () => {
  it('are found by the kind that they are decorated with', async () => {
    expect(await findIn([Enriches, Suggests])).toEqual(['enrich-note', 'suggest-tags']);
  });

  it('are missed at the start, with what to do', async () => {
    await expect(findIn([Enriches])).rejects.toThrow(
      "There is no handler for suggest-tags: decorate a provider with @ProcessesJob('suggest-tags') in services/enrichment/src/suggest-tags.handler.ts",
    );
  });

  it('are not two of one kind', async () => {
    await expect(findIn([Enriches, Suggests, SuggestsToo])).rejects.toThrow(
      "Two providers are decorated with @ProcessesJob('suggest-tags'). Remove one of them.",
    );
  });
});
