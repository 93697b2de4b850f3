import type { AudioFormat, Segment } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment, uuidId } from '../column-types.ts';

/** One piece of audio and what was heard in it. What the machine heard is never edited: a note has its own transcript. */
@Entity('recordings')
export class Recording {
  @Column(uuidId)
  id!: string;

  @Column({ type: 'uuid' })
  ownerId!: string;

  /** Where the audio store keeps it; made by the server, never from a file name. */
  @Column({ type: 'text' })
  audioKey!: string;

  @Column({ type: 'text' })
  format!: AudioFormat;

  @Column(bigint)
  bytes!: number;

  /** SHA-256 of the bytes, in hexadecimal. */
  @Column({ type: 'text' })
  sha256!: string;

  /** Null until the transcription worker has heard it. */
  @Column({ type: 'text', nullable: true })
  transcript!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  segments!: Segment[] | null;

  @Column({ type: 'double precision', nullable: true })
  durationSeconds!: number | null;

  /** Which speech engine heard it. */
  @Column({ type: 'text', nullable: true })
  engine!: string | null;

  @Column(createdMoment)
  createdAt!: Date;
}
