import type { Note } from '@stitchbook/contracts';

/** Somebody else changed the same thing since it was seen here; `current` is how the note stands now. */
export class NoteChanged extends Error {
  readonly current: Note;

  constructor(current: Note) {
    super('Someone else changed this note in the meantime.');
    this.name = 'NoteChanged';
    this.current = current;
  }
}
