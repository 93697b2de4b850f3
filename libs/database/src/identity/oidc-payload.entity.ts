import { Column, Entity } from 'typeorm';
import { moment } from '../column-types.ts';

/** What the identity provider remembers between requests: sessions, grants, codes, tokens, sign-ins under way. */
@Entity('oidc_payloads')
export class OidcPayload {
  @Column({ type: 'text', primary: true })
  model!: string;

  @Column({ type: 'text', primary: true })
  id!: string;

  @Column({ type: 'jsonb' })
  payload!: object;

  /** Everything that falls when one permission is withdrawn carries the same grant. */
  @Column({ type: 'text', nullable: true })
  grantId!: string | null;

  @Column({ type: 'text', nullable: true })
  userCode!: string | null;

  @Column({ type: 'text', nullable: true })
  uid!: string | null;

  @Column({ ...moment, nullable: true })
  expiresAt!: Date | null;

  /** Set once, when a code is exchanged: a second exchange is a replay. */
  @Column({ ...moment, nullable: true })
  consumedAt!: Date | null;
}
