import type { CorrectedWordState } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigintId, createdMoment } from '../column-types.ts';

/** A name or term that a person wrote in the place of what was heard; one row for all that they corrected so. */
@Entity('corrected_words')
export class CorrectedWord {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  heard!: string;

  /** Its letters alone: what is heard is the same however it is written. */
  @Column({ type: 'text' })
  heardLetters!: string;

  @Column({ type: 'text' })
  written!: string;

  @Column({ type: 'text' })
  state!: CorrectedWordState;

  /** Where it was corrected while it is `once`: a note's id and where in its recording's transcript. The same place does not count twice. */
  @Column({ type: 'text', array: true, default: [] })
  places!: string[];

  /** When it was corrected or answered last. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;

  @Column(createdMoment)
  createdAt!: Date;
}
