import type { AudioFormat, Segment, Stretch, Substitution, WordlessReason } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment, uuidId } from '../column-types.ts';

/** One audio file and its transcription, which is never edited: a note has a transcript of its own. */
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

  /** Null until a transcription worker has transcribed it. */
  @Column({ type: 'text', nullable: true })
  transcript!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  segments!: Segment[] | null;

  /** How sure the speech engine is of each word of the segments, in their order, in percent; null where it did not tell. */
  @Column({ type: 'smallint', array: true, nullable: true })
  wordConfidences!: number[] | null;

  /** Null until it was transcribed, and when there are words. */
  @Column({ type: 'text', nullable: true })
  wordlessReason!: WordlessReason | null;

  /** Where between its words somebody speaks who was not understood. Null until it was transcribed, and where that is not known. */
  @Column({ type: 'jsonb', nullable: true })
  notUnderstood!: Stretch[] | null;

  /** Which of its owner's own words were put into the transcript, in its order. Null until it was transcribed, and where that is not known. */
  @Column({ type: 'jsonb', nullable: true })
  substitutions!: Substitution[] | null;

  /** The language in which most of it is said, by ISO 639. Null until it was transcribed, without words, and where that is not known. */
  @Column({ type: 'text', nullable: true })
  language!: string | null;

  @Column({ type: 'double precision', nullable: true })
  durationSeconds!: number | null;

  /** How loud it gets in each of at most 200 spans of equal length, one byte a span: 0 is silent, 255 full scale. Null until it was transcribed. */
  @Column({ type: 'bytea', nullable: true })
  peaks!: Buffer | null;

  /** Which speech engine transcribed it. */
  @Column({ type: 'text', nullable: true })
  engine!: string | null;

  @Column(createdMoment)
  createdAt!: Date;
}
