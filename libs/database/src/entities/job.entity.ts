import type { JobKind, JobState } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment, moment, uuidId } from '../column-types.ts';

/** One piece of work. This row is the truth; the queue only carries its id. */
@Entity('jobs')
export class JobRow {
  @Column(uuidId)
  id!: string;

  @Column({ type: 'text' })
  kind!: JobKind;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'uuid', nullable: true })
  recordingId!: string | null;

  @Column({ ...bigint, nullable: true })
  noteId!: number | null;

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

  /** Counts tries that ended in a failure; part of the queue's id for this try. */
  @Column({ type: 'integer', default: 1 })
  attempt!: number;

  /** The last attempt before it is given up; 'Try again' raises it. */
  @Column({ type: 'integer', default: 3 })
  lastAttempt!: number;

  /** How often this attempt was taken up: more than a few means that it kills its workers. */
  @Column({ type: 'integer', default: 0 })
  deliveries!: number;

  /** Not to be taken up before this moment (backoff). */
  @Column({ ...moment, default: () => 'now()' })
  availableAt!: Date;

  /** Whoever holds this token may write; every write of a worker names it. */
  @Column({ type: 'uuid', nullable: true })
  claimToken!: string | null;

  /** By the database's clock; past it another worker may claim. */
  @Column({ ...moment, nullable: true })
  leaseUntil!: Date | null;

  /** When the queue was last given it; null when that never worked. */
  @Column({ ...moment, nullable: true })
  handedOverAt!: Date | null;

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
