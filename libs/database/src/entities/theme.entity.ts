import { Column, Entity } from 'typeorm';
import { bigint, bigintId } from '../column-types.ts';

/** A person's own tag, with its colour; unique by name, which is always lowercase. */
@Entity('themes')
export class Theme {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: '#6366f1' })
  color!: string;
}

/** Which themes a note has, in the order in which they were added. */
@Entity('note_themes')
export class NoteTheme {
  @Column({ ...bigint, primary: true })
  noteId!: number;

  @Column({ ...bigint, primary: true })
  themeId!: number;

  @Column({ type: 'smallint' })
  position!: number;
}
