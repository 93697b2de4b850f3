import type { Job } from '@stitchbook/database';
import { JobFailure } from './job-failure.ts';

/** Processes that ended or froze under a job, before it is given up. */
const MAX_CRASHES = 2;
/** Leases that living processes lost in one attempt, before it counts as failed. */
const MAX_LOST_LEASES = 3;

/** Throws a `JobFailure` for a job that has crashed its workers twice (permanent), or lost three leases in one attempt (transient). */
export function refusePoisonJob({ crashes, lostLeases }: Job): void {
  if (crashes >= MAX_CRASHES) {
    throw new JobFailure(
      'job.poisonous',
      'The process that worked on this ended or froze twice, so it was given up. You can try again.',
      { permanent: true },
    );
  }
  if (lostLeases >= MAX_LOST_LEASES) {
    throw new JobFailure(
      'job.lost-contact',
      'The server was too busy to get this done, or lost contact with its database. Please try again.',
      { permanent: false },
    );
  }
}

/**
 * Lets a process run one job at a time of those under which a worker died before. Jobs that only ran beside the poison job
 * were counted too: alone they succeed, and the poison job ends no other with its process.
 */
export class Quarantine {
  private isTaken = false;

  /** Returns the function that leaves it; null while another job is in it. */
  enter(): (() => void) | null {
    if (this.isTaken) return null;
    this.isTaken = true;
    let isMine = true;
    return () => {
      if (isMine) this.isTaken = false;
      isMine = false;
    };
  }
}

/** One for all kinds of work in a process, since they die together. */
export const processQuarantine = new Quarantine();
