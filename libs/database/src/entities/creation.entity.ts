import type { CreationType } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, bigintId, createdMoment } from '../column-types.ts';

/** Where a line of a creation comes from. */
export interface StoredCitation {
  /** The line, as `lineKey` of the contracts makes it: a line that somebody writes anew cites nothing any more. */
  key: string;
  noteId: number;
  /** When it is said, in seconds from the beginning of the audio; null without audio, or where it is not known. */
  startSeconds: number | null;
  endSeconds: number | null;
}

/** Something new made from a note; it belongs to whoever asked for it. */
@Entity('creations')
export class Creation {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ ...bigint, nullable: true })
  noteId!: number | null;

  /** The notes that it was made of, in their order, where they were several; ids of notes that are gone stay, and mean nothing. */
  @Column({ type: 'bigint', array: true, nullable: true })
  sourceNoteIds!: number[] | null;

  /** Null for one that was made before there were any. */
  @Column({ type: 'jsonb', nullable: true })
  citations!: StoredCitation[] | null;

  /** Unique: however often its job is delivered, it is made once. */
  @Column({ type: 'uuid' })
  jobId!: string;

  @Column({ type: 'text' })
  type!: CreationType;

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'text' })
  engine!: string;

  /** Which version of the note's transcript was read to make it; 1 where the notes were several. */
  @Column({ type: 'integer' })
  transcriptVersion!: number;

  /** Grows with every change. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** When a person has written the text anew; null while it is as it was made. A tick is not counted. */
  @Column({ type: 'timestamp with time zone', nullable: true })
  editedAt!: Date | null;

  /** Null also once their account is gone. */
  @Column({ type: 'uuid', nullable: true })
  editedBy!: string | null;

  @Column(createdMoment)
  createdAt!: Date;
}
