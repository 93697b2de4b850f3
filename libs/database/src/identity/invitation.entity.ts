import { Column, Entity } from 'typeorm';
import { createdMoment, moment, uuidId } from '../column-types.ts';

/** A link by which one person may join. */
@Entity('invitations')
export class Invitation {
  @Column(uuidId)
  id!: string;

  /** SHA-256 of what the link holds: who reads the table cannot use it. */
  @Column({ type: 'text', select: false })
  tokenHash!: string;

  /** Whose it is, as it was typed; null where whoever has the link may use it. */
  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  normalisedEmail!: string | null;

  /** The administrator who made it; null of one made from a shell. */
  @Column({ type: 'uuid', nullable: true })
  createdBy!: string | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column(moment)
  expiresAt!: Date;

  @Column({ ...moment, nullable: true })
  acceptedAt!: Date | null;
}
