import type { NoteUpdateResponse } from '@stitchbook/contracts';
import type { ChangeNote, ChangeRequest } from './change-note.ts';
import type { NoteRepository } from './note.repository.ts';

export class UpdateTitle {
  constructor(
    private readonly changeNote: ChangeNote,
    private readonly notes: NoteRepository,
  ) {}

  run(request: ChangeRequest, title: string): Promise<NoteUpdateResponse> {
    return this.changeNote.run(request, 'Title updated successfully', async (manager, row) => {
      if (row.title === title) return false;
      await this.notes.change(manager, row.id, { title });
      return true;
    });
  }
}
