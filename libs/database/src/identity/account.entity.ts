import { Column, Entity } from 'typeorm';
import { createdMoment, uuidId } from '../column-types.ts';

/** A person's account at the bundled identity provider; the gateway knows them only by `id`, as the subject. */
@Entity('accounts')
export class Account {
  @Column(uuidId)
  id!: string;

  /** As the person typed it. Unique without case, by an index over `lower(email)`. */
  @Column({ type: 'text' })
  email!: string;

  /** What accounts are found by; null only of one that the version before made while this one was starting. */
  @Column({ type: 'text', nullable: true })
  normalisedEmail!: string | null;

  @Column({ type: 'text' })
  firstName!: string;

  @Column({ type: 'text', nullable: true })
  lastName!: string | null;

  /** Argon2id in PHC form, parameters and salt included. Read only where it is verified. */
  @Column({ type: 'text', select: false })
  passwordHash!: string;

  /** Whether it was the first of an installation that then closed: its person is an administrator. */
  @Column({ type: 'boolean', default: false })
  isFounder!: boolean;

  @Column(createdMoment)
  createdAt!: Date;
}
