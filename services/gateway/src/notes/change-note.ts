import type { NoteUpdateResponse } from '@stitchbook/contracts';
import type { DataSource, EntityManager, NoteRow } from '@stitchbook/database';
import { ProductError, noteMissing } from '../errors/product-error.ts';
import { type Allowed, allow } from './note-access.ts';
import type { NoteRepository } from './note.repository.ts';
import { presentNote } from './present-note.ts';

export interface ChangeRequest {
  userId: string;
  noteId: number;
  /** The version that the person saw; null from clients that do not say. */
  seenVersion: number | null;
}

/** What a change does, inside the transaction that holds the note. Returns whether anything changed. */
export type ApplyChange = (manager: EntityManager, row: NoteRow, note: Allowed<'edit'>) => Promise<boolean>;

/** The one way in which a note's title, tags or words are changed: allowed, against the version that was seen, and answered alike. */
export class ChangeNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: NoteRepository,
  ) {}

  async run(
    { userId, noteId, seenVersion }: ChangeRequest,
    message: string,
    apply: ApplyChange,
  ): Promise<NoteUpdateResponse> {
    const note = allow(await this.notes.findFor(userId, noteId), 'edit');
    const isCurrent = await this.dataSource.transaction(async (manager) => {
      const row = await this.notes.lock(manager, note.id);
      if (!row) throw noteMissing();
      if (seenVersion !== null && seenVersion !== row.version) return false;
      await apply(manager, row, note);
      return true;
    });
    const current = presentNote(allow(await this.notes.findFor(userId, noteId), 'see'));
    if (!isCurrent)
      throw new ProductError('conflict', 'note.changed', CHANGED_MEANWHILE, { details: { note: current } });
    return { success: true, message, note: current };
  }
}

const CHANGED_MEANWHILE = 'Someone else changed this note in the meantime. Please look at it before you save again.';
