import { Column, Entity } from 'typeorm';
import { bigint, bigintId, createdMoment, moment } from '../column-types.ts';

@Entity('comments')
export class CommentRow {
  @Column(bigintId)
  id!: number;

  @Column(bigint)
  noteId!: number;

  @Column({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  content!: string;

  /** Seconds into the audio; null for a comment on the whole note. */
  @Column({ type: 'double precision', nullable: true })
  atSeconds!: number | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column({ ...moment, default: () => 'now()' })
  updatedAt!: Date;
}
