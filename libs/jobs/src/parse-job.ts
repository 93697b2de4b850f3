import { Job } from '@stitchbook/database';
import { validateSync } from 'class-validator';
import type { JobDefinition } from './definitions/job-definition.ts';
import { type JobKind, type JobOf, definitionOf } from './definitions/registry.ts';
import { JobFailure } from './job-failure.ts';

/** The input of a kind of job as its class, without what the class does not know. Throws an `Error` that names the wrong properties. */
export function parseInput({ kind, input: Input }: JobDefinition, stored: object): object {
  const input = Object.assign(new Input(), stored);
  // A class without any rule counts as unknown to class-validator.
  const problems = validateSync(input, { whitelist: true, forbidUnknownValues: false });
  if (problems.length > 0)
    throw new Error(`The input of '${kind}' is wrong: ${problems.map(({ property }) => property).join(', ')}.`);
  return input;
}

/** A stored row as its handler gets it. Throws a permanent `JobFailure` for a row that no version of a producer wrote. */
export function parseJob(row: Job): JobOf<JobKind> {
  try {
    const definition = definitionOf(row.kind);
    const { subject } = definition;
    if (subject === 'recording' && row.recordingId === null) throw new Error('It has no recording.');
    if (subject === 'note' && row.noteId === null) throw new Error('It has no note.');
    if (subject === 'creation' && row.creationId === null) throw new Error('It has no creation.');
    const parsed: unknown = Object.assign(new Job(), row, { input: parseInput(definition, row.input) });
    return parsed as JobOf<JobKind>;
  } catch (cause) {
    throw new JobFailure('job.unreadable', 'Something went wrong on our side. Please ask for this again.', {
      permanent: true,
      cause,
    });
  }
}
