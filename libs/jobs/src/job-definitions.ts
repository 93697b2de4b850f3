import type { JobKind } from '@stitchbook/contracts';

export interface JobDefinition {
  /** Tries before a passing failure becomes a final one. */
  attempts: number;
  /** Wait before the second try; doubles with each further one. */
  firstRetryDelayMs: number;
  /** How long the row of one that was done is kept; a failed one stays until it is tried again or its subject goes. */
  keptForMinutes: number;
}

const MONTH_MINUTES = 30 * 24 * 60;

/** What work exists. Each kind has a queue of its own name and exactly one handler, in the service that does it. */
export const JOB_DEFINITIONS: Readonly<Record<JobKind, JobDefinition>> = {
  'transcribe-recording': { attempts: 3, firstRetryDelayMs: 1_000, keptForMinutes: MONTH_MINUTES },
  'enrich-note': { attempts: 4, firstRetryDelayMs: 2_000, keptForMinutes: MONTH_MINUTES },
  // Its row carries what was suggested, which nothing else would delete.
  'suggest-tags': { attempts: 2, firstRetryDelayMs: 500, keptForMinutes: 10 },
  'create-from-note': { attempts: 3, firstRetryDelayMs: 2_000, keptForMinutes: MONTH_MINUTES },
};

export function retryDelayMs({ firstRetryDelayMs }: JobDefinition, failedAttempts: number): number {
  return firstRetryDelayMs * 2 ** Math.max(0, failedAttempts - 1);
}
