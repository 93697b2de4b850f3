import { Column, Entity } from 'typeorm';
import { bigint, bigintId, createdMoment, moment } from '../column-types.ts';

/** Something to be done that was found in a note; it is its owner's alone, whoever else reads the note. */
@Entity('tasks')
export class Task {
  @Column(bigintId)
  id!: number;

  @Column(bigint)
  noteId!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  /** As it was found: by it the same task is known again when the words are read anew. */
  @Column({ type: 'text' })
  foundText!: string;

  /** As it is shown. */
  @Column({ type: 'text' })
  text!: string;

  /** What of the note says so, word for word as the words were. */
  @Column({ type: 'text' })
  sentence!: string;

  /** When that is said, in seconds from the beginning of the audio; null where that is not known. */
  @Column({ type: 'double precision', nullable: true })
  atSeconds!: number | null;

  /** `2026-11-23`, where its owner is. */
  @Column({ type: 'date', nullable: true })
  dueOn!: string | null;

  @Column({ ...moment, nullable: true })
  doneAt!: Date | null;

  /** It is shown no more, and stays: found again, it is known. */
  @Column({ ...moment, nullable: true })
  dismissedAt!: Date | null;

  /** When a person ticked, changed or dismissed it: no machine writes it from then on. */
  @Column({ ...moment, nullable: true })
  changedAt!: Date | null;

  @Column(createdMoment)
  createdAt!: Date;
}
