import { randomUUID } from 'node:crypto';
import { Job } from '@stitchbook/database';
import { type NewJob, createJob } from '@stitchbook/jobs';
import type { EntityManager } from 'typeorm';
import { parseJob } from '../src/parse-job.ts';

const ownerId = randomUUID();
const recordingId = randomUUID();
const stored = (row: Partial<Job>) => Object.assign(new Job(), { recordingId: null, noteId: null, input: {}, ...row });

describe('a job that is created', () => {
  it('compiles only with the subject and the input that its kind asks for', () => {
    const compiled: NewJob[] = [
      { kind: 'transcribe-recording', ownerId, recordingId },
      { kind: 'enrich-note', ownerId, noteId: 1, input: { askedBy: ownerId } },
      { kind: 'suggest-tags', ownerId, input: { transcript: 'Words.', existingTags: [] } },
      { kind: 'create-from-note', ownerId, noteId: 1, input: { type: 'summary' } },
      // @ts-expect-error a transcription without its recording
      { kind: 'transcribe-recording', ownerId },
      // @ts-expect-error a transcription with more than its recording
      { kind: 'transcribe-recording', ownerId, recordingId, input: { language: 'en' } },
      // @ts-expect-error an enrichment without its note
      { kind: 'enrich-note', ownerId },
      // @ts-expect-error a creation of a recording
      { kind: 'create-from-note', ownerId, noteId: 1, recordingId },
      // @ts-expect-error a creation of a type that there is not
      { kind: 'create-from-note', ownerId, noteId: 1, input: { type: 'opera' } },
      // @ts-expect-error input of another kind
      { kind: 'suggest-tags', ownerId, input: { type: 'summary' } },
      // @ts-expect-error a kind that nobody defined
      { kind: 'fold-laundry', ownerId },
    ];
    expect(compiled).toHaveLength(11);
  });

  it('is refused with an input that its class refuses, whatever the compiler was made to accept', async () => {
    const manager = { getRepository: () => ({}) } as unknown as EntityManager;
    const job = { kind: 'suggest-tags', ownerId, input: { existingTags: [7] } } as unknown as NewJob;
    await expect(createJob(manager, job)).rejects.toThrow("The input of 'suggest-tags' is wrong: existingTags.");
  });
});

describe('a stored job that a worker reads', () => {
  it('has its input as the class of its kind, without what a newer version may have added', () => {
    const job = parseJob(stored({ kind: 'create-from-note', noteId: 1, input: { type: 'summary', mood: 'bright' } }));
    expect(job.input).toEqual({ type: 'summary' });
  });

  it.each([
    ['an input that is wrong', { kind: 'create-from-note', noteId: 1, input: { type: 'opera' } }],
    ['no subject', { kind: 'transcribe-recording' }],
    ['a kind that is not known', { kind: 'fold-laundry' }],
  ])('fails for good with %s', (_what, row) => {
    expect(() => parseJob(stored(row))).toThrow(
      expect.objectContaining({ code: 'job.unreadable', permanent: true }) as Error,
    );
  });
});
