import { Column, Entity } from 'typeorm';
import { bigint, bigintId, createdMoment, moment } from '../column-types.ts';

@Entity('comments')
export class Comment {
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

  /** Who wrote it, when it came with an archive: someone without an account here. `userId` then is whoever brought it. */
  @Column({ type: 'text', nullable: true })
  importedAuthor!: string | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column({ ...moment, default: () => 'now()' })
  updatedAt!: Date;
}
