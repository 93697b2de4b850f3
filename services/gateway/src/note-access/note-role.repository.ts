import { Injectable } from '@nestjs/common';
import type { NoteRole } from '@stitchbook/contracts';
import { findNoteRole } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';

/** What people are to notes: all that a permission is decided by. */
@Injectable()
export class NoteRoleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for whoever neither owns the note nor was given it. */
  find(readerId: string, noteId: number, manager: EntityManager = this.dataSource.manager): Promise<NoteRole | null> {
    return findNoteRole(manager, noteId, readerId);
  }

  /** Locks a note until the transaction ends, so that nobody's right to it ends in between. */
  async lockNote(manager: EntityManager, noteId: number): Promise<void> {
    await manager.query('select 1 from notes where id = $1 for update', [noteId]);
  }
}
