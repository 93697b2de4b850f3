import { Column, Entity } from 'typeorm';
import { bigintId, createdMoment } from '../column-types.ts';

/** A name or term as a person writes it; unique to them whatever its capitals. */
@Entity('vocabulary_terms')
export class VocabularyTerm {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  term!: string;

  /** What is heard for it, by what its owner corrected: it is put in for that whatever it sounds like. The latest last, at most 10. */
  @Column({ type: 'text', array: true, default: [] })
  heard!: string[];

  @Column(createdMoment)
  createdAt!: Date;
}
