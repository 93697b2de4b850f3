import { Inject, Injectable } from '@nestjs/common';
import { type JobContext, JobFailure, type JobOf, type StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import { type LanguageEngine, cleanTags } from '@stitchbook/text';
import { LANGUAGE_ENGINE } from '@stitchbook/text/nest';
import { CompareTags } from './compare-tags.ts';
import { EnrichmentRepository } from './enrichment.repository.ts';

/** Suggests tags for a note, or for a transcript that has not been saved as one. */
@Injectable()
@ProcessesJob('suggest-tags')
export class SuggestTagsHandler implements JobHandler<'suggest-tags'> {
  constructor(
    private readonly enrichment: EnrichmentRepository,
    @Inject(LANGUAGE_ENGINE) private readonly engine: LanguageEngine,
    @Inject(CompareTags) private readonly tags: Pick<CompareTags, 'of'>,
  ) {}

  async handle(job: JobOf<'suggest-tags'>, { signal }: JobContext): Promise<StoreResult> {
    const transcript = await this.readTranscript(job);
    const existingTags = cleanTags(job.input.existingTags ?? []);
    const vocabulary = await this.enrichment.findVocabulary(job.ownerId, job.ownerId);
    const likeness = await this.tags.of(transcript, vocabulary, signal);
    const text = { transcript, existingTags, vocabulary, ...(likeness && { likeness }) };
    const tags = await this.engine.suggestTags(text, { signal });
    return (transaction) => this.enrichment.storeSuggestions(transaction, job.id, tags);
  }

  private async readTranscript({ noteId, input }: JobOf<'suggest-tags'>): Promise<string> {
    if (noteId !== null) return (await this.enrichment.findNote(noteId)).transcript;
    if (input.transcript === undefined)
      throw new JobFailure('tags.no-text', 'There was no text to find tags for.', { permanent: true });
    return input.transcript;
  }
}
