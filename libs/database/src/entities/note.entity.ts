import type { Sentiment } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigintId, createdMoment, moment } from '../column-types.ts';

@Entity('notes')
export class NoteRow {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'uuid', nullable: true })
  recordingId!: string | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  transcript!: string;

  /** Seconds, as the client measured them; the recording's own length wins where it is known. */
  @Column({ type: 'double precision', default: 0 })
  duration!: number;

  @Column({ type: 'text', default: 'neutral' })
  sentiment!: Sentiment;

  /** Grows by one at every change of title, tags or transcript. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column(createdMoment)
  createdAt!: Date;

  @Column({ ...moment, default: () => 'now()' })
  updatedAt!: Date;
}
