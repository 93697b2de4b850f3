import { Column, Entity } from 'typeorm';
import { createdMoment, moment } from '../column-types.ts';

/** A link by which somebody who forgot their password may choose another, once. */
@Entity('password_resets')
export class PasswordReset {
  /** SHA-256 of what the link holds: who reads the table cannot use it. */
  @Column({ type: 'text', primary: true })
  tokenHash!: string;

  @Column({ type: 'uuid' })
  accountId!: string;

  @Column(createdMoment)
  createdAt!: Date;

  @Column(moment)
  expiresAt!: Date;
}
