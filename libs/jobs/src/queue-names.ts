import { JOB_KINDS, type JobKind, definitionOf } from './definitions/registry.ts';

/** The queue of a kind's jobs, less the long ones where these have a queue of their own. */
export const queueOf = (kind: JobKind): string => kind;

/** Where long jobs of a kind wait, so that they can be kept from taking every place; null where no job of the kind is long. */
export function longQueueOf(kind: JobKind): string | null {
  return definitionOf(kind).subject === 'recording' ? `${kind}-long` : null;
}

export const QUEUE_NAMES: readonly string[] = JOB_KINDS.flatMap((kind) =>
  [queueOf(kind), longQueueOf(kind) ?? []].flat(),
);
