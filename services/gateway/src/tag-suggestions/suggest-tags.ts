import type { DataSource, JobRow } from '@stitchbook/database';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { TagSuggestionRequestBody } from './tag-suggestion.requests.ts';
import { cleanTags } from '@stitchbook/text/tags';
import { isStorableText } from '../http/storable-text.ts';

/** Asks for tags that would fit a transcript. The words travel in the job's row, which is emptied when the job ends. */
export class SuggestTags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobProducer,
  ) {}

  async start(
    ownerId: string,
    { transcript, existingTags }: TagSuggestionRequestBody,
    requestId: string | undefined,
  ): Promise<JobRow> {
    const input = { transcript, existingTags: cleanTags(existingTags).filter(isStorableText) };
    const job = await this.dataSource.transaction((manager) =>
      recordJob(manager, { kind: 'suggest-tags', ownerId, input, requestId }),
    );
    await this.jobs.handOver(job);
    return job;
  }
}
