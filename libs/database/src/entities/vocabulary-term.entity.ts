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

  @Column(createdMoment)
  createdAt!: Date;
}
