import { Column, Entity } from 'typeorm';
import { createdMoment, moment, uuidId } from '../column-types.ts';

/** A person as the gateway knows them: (issuer, subject), never an e-mail address. */
@Entity('users')
export class User {
  @Column(uuidId)
  id!: string;

  @Column({ type: 'text' })
  issuer!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  firstName!: string | null;

  @Column({ type: 'text', nullable: true })
  lastName!: string | null;

  @Column({ type: 'text', nullable: true })
  profileImageUrl!: string | null;

  /** Given and taken only from the machine's own shell; signing in never touches it. */
  @Column({ type: 'boolean', default: false })
  isAdministrator!: boolean;

  /** Whether a note that nobody has named is named after its words without being asked. */
  @Column({ type: 'boolean', default: false })
  titleNotesForMe!: boolean;

  /** What they speak when they record, by ISO 639; null where it is to be found out. */
  @Column({ type: 'text', nullable: true })
  spokenLanguage!: string | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column(moment)
  signedInAt!: Date;
}
