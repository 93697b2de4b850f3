import { Column, Entity } from 'typeorm';
import { moment } from '../column-types.ts';

/**
 * A key in the audio store that no recording refers to: inserted before an upload begins and when a recording is deleted.
 * The cleanup removes the audio of whatever is still here after `removeAfter`, so that a crash leaves no file without a row.
 */
@Entity('orphaned_audio')
export class OrphanedAudio {
  @Column({ type: 'text', primary: true })
  audioKey!: string;

  @Column(moment)
  removeAfter!: Date;
}
