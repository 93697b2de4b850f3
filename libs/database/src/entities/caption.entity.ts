import { Column, Entity } from 'typeorm';
import { bigint } from '../column-types.ts';

/** A piece of text that was heard in an upload while it arrives; a text that became empty was taken back. */
@Entity('captions')
export class Caption {
  @Column({ type: 'uuid', primary: true })
  uploadId!: string;

  /** From 0, in the order of what was said. */
  @Column({ type: 'integer', primary: true })
  number!: number;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'double precision' })
  startSeconds!: number;

  @Column({ type: 'double precision' })
  endSeconds!: number;

  @Column({ type: 'boolean' })
  isFinal!: boolean;

  /** Grows with every change of any caption of its upload, so that whoever follows asks for what is newer. */
  @Column(bigint)
  revision!: number;
}
