import type { JobState } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment, moment, uuidId } from '../column-types.ts';

/** What a model has answered to a question: the output of a job. */
export interface StoredAnswer {
  sentences: {
    text: string;
    /** The words of a note that it rests on, and where they begin in its transcript, in UTF-16 units, and in its audio. */
    citations: { noteId: number; at: number; text: string; atSeconds: number | null }[];
  }[];
}

/** A background job. This row is the truth; the queue only has its id. */
@Entity('jobs')
export class Job {
  @Column(uuidId)
  id!: string;

  /** One of those that libs/jobs/src/definitions defines. */
  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'uuid', nullable: true })
  recordingId!: string | null;

  @Column({ ...bigint, nullable: true })
  noteId!: number | null;

  @Column({ ...bigint, nullable: true })
  creationId!: number | null;

  /** What the handler needs beyond its subject, such as the type of a creation; emptied when the job ends. */
  @Column({ type: 'jsonb', default: {} })
  input!: object;

  /** A result that has no row of its own, such as suggested tags. */
  @Column({ type: 'jsonb', nullable: true })
  output!: object | null;

  @Column({ type: 'text', default: 'queued' })
  state!: JobState;

  /** Whole per cent. */
  @Column({ type: 'smallint', default: 0 })
  progress!: number;

  @Column({ type: 'double precision', nullable: true })
  doneSeconds!: number | null;

  @Column({ type: 'double precision', nullable: true })
  totalSeconds!: number | null;

  /** What a transcript or an answer begins with, while the rest is made: at most 1,000 characters; null once the attempt has ended. */
  @Column({ type: 'text', nullable: true })
  firstWords!: string | null;

  /** The number of the current attempt, from 1; part of the id of its job in the queue. */
  @Column({ type: 'integer', default: 1 })
  attempt!: number;

  /** The last attempt before it is given up; 'Try again' raises it. */
  @Column({ type: 'integer', default: 3 })
  lastAttempt!: number;

  /** How often this attempt was started. */
  @Column({ type: 'integer', default: 0 })
  deliveries!: number;

  /** How often the process that worked on it ended or froze, in whatever attempt; 'Try again' resets it. */
  @Column({ type: 'integer', default: 0 })
  crashes!: number;

  /** How often in this attempt the claim was lost by a process that lived, being too busy or cut off to renew it. */
  @Column({ type: 'integer', default: 0 })
  lostLeases!: number;

  /** Not to be started before this moment (backoff). */
  @Column({ ...moment, default: () => 'now()' })
  availableAt!: Date;

  /** The token of the worker that has claimed it; every write of a worker names its own. */
  @Column({ type: 'uuid', nullable: true })
  claimToken!: string | null;

  /** By the database's clock; past it another worker may claim. */
  @Column({ ...moment, nullable: true })
  leaseUntil!: Date | null;

  /** When it was last put into the queue; null when that never worked. */
  @Column({ ...moment, nullable: true })
  enqueuedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  errorCode!: string | null;

  /** A sentence for the person who waits. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;

  /** The request that asked for it, to follow it through the logs. */
  @Column({ type: 'text', nullable: true })
  requestId!: string | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column({ ...moment, nullable: true })
  finishedAt!: Date | null;
}
