import type { SharePermission } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment } from '../column-types.ts';

/** What one other person may do with a note. */
@Entity('shares')
export class Share {
  @Column({ ...bigint, primary: true })
  noteId!: number;

  @Column({ type: 'uuid', primary: true })
  userId!: string;

  @Column({ type: 'text' })
  permission!: SharePermission;

  @Column(createdMoment)
  createdAt!: Date;
}
