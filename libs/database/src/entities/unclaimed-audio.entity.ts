import { Column, Entity } from 'typeorm';
import { moment } from '../column-types.ts';

/**
 * A key in the audio store that no recording owns: noted before an upload begins and when a recording is deleted.
 * Whatever is still here after its moment is swept, so that a crash at any point leaves no file without a row.
 */
@Entity('unclaimed_audio')
export class UnclaimedAudio {
  @Column({ type: 'text', primary: true })
  audioKey!: string;

  @Column(moment)
  removeAfter!: Date;
}
