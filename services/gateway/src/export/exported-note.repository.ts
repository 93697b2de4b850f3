import { Injectable } from '@nestjs/common';
import { COPIED_NOTE_PROPERTIES, type ExportedNote } from '@stitchbook/archive';
import { Note } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import type { PagedRow } from '../database/page-within-bytes.query.ts';
import type { PagePosition } from './export-columns.query.ts';
import { READABLE, SUGGESTED_TITLE, selectExportedNotes } from './exported-note.query.ts';

/** A note as `note.json` says it, and where its audio is. */
export interface NoteRow extends PagedRow, PagePosition {
  recordingId: string | null;
  audioKey: string | null;
  note: ExportedNote;
}

/** The columns of a note that an export reads and an import writes as they are. */
export function copiedNoteColumns(dataSource: DataSource) {
  const metadata = dataSource.getMetadata(Note);
  return COPIED_NOTE_PROPERTIES.map((property) => {
    const column = metadata.findColumnWithPropertyName(property)?.databaseName;
    if (column === undefined) throw new Error(`a note has no column for ${property}`);
    return { property, column };
  });
}

/**
 * Notes as an archive has them, oldest first, a page at a time. A page ends at `limit` rows or at `PAGE_BYTES` of words,
 * whichever comes first: twenty notes of 4 MB would be 80 MB in memory.
 */
@Injectable()
export class ExportedNoteRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOwned(ownerId: string, after: PagePosition | null, limit: number): Promise<NoteRow[]> {
    return this.find('owned', [ownerId, after?.createdAt ?? null, after?.id ?? null, limit]);
  }

  /** Of these the ones that the reader may see at this moment. */
  findChosen(
    readerId: string,
    noteIds: readonly number[],
    after: PagePosition | null,
    limit: number,
  ): Promise<NoteRow[]> {
    return this.find('chosen', [readerId, after?.createdAt ?? null, after?.id ?? null, limit, noteIds]);
  }

  /** The titles of those that the reader may see. */
  async findTitles(readerId: string, noteIds: readonly number[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ title: string }[]>(
      `select n.title from notes n where ${READABLE('$2')}`,
      [readerId, noteIds],
    );
    return rows.map(({ title }) => title);
  }

  /** Whether a recording whose audio could not be found is still meant to be there. */
  async hasRecording(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from recordings where id = $1', [id]);
    return rows.length > 0;
  }

  private async find(which: 'owned' | 'chosen', bound: unknown[]): Promise<NoteRow[]> {
    const columns = copiedNoteColumns(this.dataSource).map(({ column, property }) => {
      const value = property === 'suggestedTitle' ? SUGGESTED_TITLE : `n.${column}`;
      return `${value} as "${property}"`;
    });
    const rows = await this.dataSource.query<(Omit<NoteRow, 'note'> & ExportedNote)[]>(
      selectExportedNotes(which, columns.join(', ')),
      bound,
    );
    return rows.map(({ found, id, recordingId, audioKey, ...note }) => ({
      found,
      id,
      createdAt: note.createdAt,
      recordingId,
      audioKey,
      note,
    }));
  }
}
