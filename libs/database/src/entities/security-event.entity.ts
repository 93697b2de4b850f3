import type { SecurityEventKind } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, bigintId, createdMoment } from '../column-types.ts';

/** Something that its owner or an administrator should be able to see afterwards. It goes with the account it is about. */
@Entity('security_events')
export class SecurityEvent {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'text' })
  kind!: SecurityEventKind;

  @Column(createdMoment)
  happenedAt!: Date;

  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  /** The bundled provider knows people by their account alone. */
  @Column({ type: 'uuid', nullable: true })
  accountId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  otherUserId!: string | null;

  @Column({ ...bigint, nullable: true })
  noteId!: number | null;

  @Column({ type: 'text', nullable: true })
  device!: string | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  /** To find it in the logs. */
  @Column({ type: 'text', nullable: true })
  requestId!: string | null;
}
