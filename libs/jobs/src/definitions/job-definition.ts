import type { NoteAction } from '@stitchbook/contracts';

/** What a job is about; `optional-note` for work that a text without a note is given to as well, `several-notes` where its input names them. */
export type JobSubject = 'recording' | 'note' | 'optional-note' | 'several-notes' | 'creation';

export interface JobDefinition<
  Kind extends string = string,
  Subject extends JobSubject = JobSubject,
  Input extends object = object,
> {
  /** Its name in the database, in the queue, in logs and in the API. */
  kind: Kind;
  /** The service with its handler, `services/<worker>/src/<kind>.handler.ts`. */
  worker: string;
  subject: Subject;
  /** What a handler needs beyond the subject: checked by class-validator when a job is created and when it is processed. */
  input: new () => Input;
  /**
   * The permission that its requester needs on its note or creation, if it has one: when it is requested, processed, stored and
   * read. Of a creation no kind needs more than to read it, so that whoever has any role for it has enough (`requesterMay`).
   */
  needs: Subject extends 'creation' ? 'read' : NoteAction;
  /** Whether `GET /api/jobs/{id}` shows a result: then a module of the gateway has to present it. */
  hasResult: boolean;
  /** How often it is attempted before a transient failure becomes final. */
  attempts: number;
  /** The delay before the second attempt, in milliseconds; doubled before each further one. */
  firstRetryDelayMs: number;
  /** How long the row of one that was done or cancelled is kept. */
  keptForMinutes: number;
  /** The same for one that failed; null: kept, since its note or recording shows that it failed until it is retried. */
  failedKeptForMinutes: number | null;
  /** A sentence for the person who waits when the gateway shuts down: the job goes on in its worker. */
  continues: string;
}

export const MONTH_MINUTES = 30 * 24 * 60;

/** For kinds that need nothing beyond their subject. */
export class NoInput {
  declare readonly none?: never;
}

/** Keeps the literal types of a definition, from which `createJob` and the handlers take theirs. */
export function defineJob<const Kind extends string, Subject extends JobSubject, Input extends object>(
  definition: JobDefinition<Kind, Subject, Input>,
): JobDefinition<Kind, Subject, Input> {
  return definition;
}

/** Milliseconds until the next attempt after so many failed ones: exponential backoff. */
export function retryDelayMs({ firstRetryDelayMs }: JobDefinition, failedAttempts: number): number {
  return firstRetryDelayMs * 2 ** Math.max(0, failedAttempts - 1);
}
