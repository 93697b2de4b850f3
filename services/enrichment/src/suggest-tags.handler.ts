import { type DataSource, JobRow } from '@stitchbook/database';
import { JobFailure, type JobHandler } from '@stitchbook/jobs';
import { type LanguageEngine, cleanTags } from '@stitchbook/text';
import { asJobFailure } from './as-job-failure.ts';
import { findVocabulary } from './theme.repository.ts';

/** Finds tags that would fit a text: `suggest-tags`. */
export function suggestTags(dataSource: DataSource, engine: LanguageEngine): JobHandler {
  return async (job, { signal }) => {
    const { transcript, existingTags } = readInput(job.input);
    const vocabulary = await findVocabulary(dataSource.manager, job.ownerId);
    const output = await engine.suggestTags({ transcript, existingTags, vocabulary }, { signal }).catch(asJobFailure);
    return async (manager) => {
      await manager.update(JobRow, { id: job.id }, { output });
    };
  };
}

function readInput(input: object): { transcript: string; existingTags: string[] } {
  const transcript: unknown = 'transcript' in input ? input.transcript : undefined;
  if (typeof transcript !== 'string') {
    throw new JobFailure('tags.no-text', 'There was no text to find tags for.', { permanent: true });
  }
  return { transcript, existingTags: cleanTags('existingTags' in input ? input.existingTags : []) };
}
