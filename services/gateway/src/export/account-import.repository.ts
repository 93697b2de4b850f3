import { Injectable } from '@nestjs/common';
import { type ExportedTask, type ExportedTheme, type NoteToImport } from '@stitchbook/archive';
import { MAX_PINNED_NOTES } from '@stitchbook/contracts';
import { acquireAdvisoryLock, giveThemes, rememberChoice } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredUpload } from '../recordings/upload.service.ts';
import { RecordingResolver } from '../recordings/recording-resolver.ts';
import { copiedNoteColumns } from './exported-note.repository.ts';

/** Inserts into an account what an archive holds. */
@Injectable()
export class AccountImportRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordings: RecordingResolver,
  ) {}

  /** The note that this key means in an account: one that was imported, or the very one that was exported. */
  async findNote(
    ownerId: string,
    key: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number | null> {
    const rows = await manager.query<{ id: number }[]>(
      `select note_id::float8 as id from imported_notes where owner_id = $1 and import_key = $2
       union all
       select id::float8 from notes where owner_id = $1 and id = $3`,
      [ownerId, key, ownNoteId(ownerId, key)],
    );
    return rows[0]?.id ?? null;
  }

  /** All of a note or nothing of it; too much audio for one person is a `ProductError`. Returns false when the account has it already, and then leaves `audio` alone. */
  insertNote(ownerId: string, note: NoteToImport, audio: StoredUpload | null): Promise<boolean> {
    return this.oneAtATime(ownerId, async (manager) => {
      if ((await this.findNote(ownerId, note.key, manager)) !== null) return false;
      const recordingId =
        note.recording && audio ? await this.recordings.create(manager, ownerId, audio, note.recording) : null;
      const edit = note.transcriptEdit;
      const copied = copiedNoteColumns(this.dataSource);
      const [row] = await manager.query<{ id: number }[]>(
        `insert into notes (owner_id, recording_id, transcript_edited_by, transcript_edited_at, sentiment_corrected_at, created_at, updated_at,
                            ${copied.map(({ column }) => column).join(', ')})
         values ($1, $2, $3, $4, $5, $6, $7, ${copied.map((_, index) => `$${index + 8}`).join(', ')}) returning id::float8 as id`,
        [
          ownerId,
          recordingId,
          edit?.isOwner ? ownerId : null,
          edit?.editedAt ?? null,
          note.sentimentCorrectedAt ?? null,
          note.createdAt,
          note.updatedAt,
          ...copied.map(({ property }) =>
            property === 'chapters' ? JSON.stringify(note.chapters ?? null) : note[property],
          ),
        ],
      );
      const noteId = Number(row?.id);
      await manager.query(
        'insert into imported_notes (note_id, owner_id, import_key, edited_by_name) values ($1, $2, $3, $4)',
        [noteId, ownerId, note.key, edit && !edit.isOwner ? edit.editedBy : null],
      );
      await this.insertThemes(manager, ownerId, note.themes);
      const names = note.themes.map(({ name }) => name);
      await giveThemes(manager, { id: noteId, ownerId }, names);
      const removed = (note.removedTags ?? []).filter((name) => !names.includes(name));
      await this.pin(manager, ownerId, noteId, note.pinnedAt ?? null);
      await rememberChoice(manager, noteId, { removed, given: [] });
      await this.insertTasks(manager, ownerId, noteId, note.tasks ?? []);
      await manager.query(
        `insert into comments (note_id, user_id, imported_author, content, at_seconds, created_at, updated_at)
         select $1, $2, case when not c."isOwner" then c.author end, c.content, c.timestamp, c."createdAt", c."updatedAt"
         from jsonb_to_recordset($3::jsonb) as c (
           author text, "isOwner" boolean, content text, timestamp float8, "createdAt" timestamptz, "updatedAt" timestamptz)`,
        [noteId, ownerId, note.commentsJson],
      );
      return true;
    });
  }

  /** A theme that the person has already keeps the colour that they gave it here. */
  async insertThemes(manager: EntityManager | null, ownerId: string, themes: readonly ExportedTheme[]): Promise<void> {
    await (manager ?? this.dataSource.manager).query(
      `insert into themes (owner_id, name, color)
       select distinct on (name) $1::uuid, name, color from unnest($2::text[], $3::text[]) as given (name, color) order by name
       on conflict (owner_id, name) do nothing`,
      [ownerId, themes.map(({ name }) => name), themes.map(({ color }) => color)],
    );
  }

  private async insertTasks(
    manager: EntityManager,
    ownerId: string,
    noteId: number,
    tasks: readonly ExportedTask[],
  ): Promise<void> {
    await manager.query(
      `insert into tasks (note_id, owner_id, found_text, text, sentence, at_seconds, due_on, done_at, dismissed_at, changed_at, created_at)
       select $1, $2, t."foundText", t.text, t.sentence, t."atSeconds", t."dueOn", t."doneAt", t."dismissedAt", t."changedAt", t."createdAt"
       from rows from (jsonb_to_recordset($3::jsonb) as (
         "foundText" text, text text, sentence text, "atSeconds" float8, "dueOn" date, "doneAt" timestamptz,
         "dismissedAt" timestamptz, "changedAt" timestamptz, "createdAt" timestamptz)) with ordinality as t (
         "foundText", text, sentence, "atSeconds", "dueOn", "doneAt", "dismissedAt", "changedAt", "createdAt", place)
       order by t.place`,
      [noteId, ownerId, JSON.stringify(tasks)],
    );
  }

  /** As many as one may have. */
  private async pin(manager: EntityManager, ownerId: string, noteId: number, pinnedAt: string | null): Promise<void> {
    await manager.query(
      `insert into note_pins (user_id, note_id, pinned_at) select $1, $2, $3::timestamptz
       where $3 is not null and (select count(*) from note_pins where user_id = $1) < ${MAX_PINNED_NOTES}`,
      [ownerId, noteId, pinnedAt],
    );
  }

  /** Two imports into one account at once would both find that a note is not there yet. */
  oneAtATime<T>(ownerId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await acquireAdvisoryLock(manager, 'import-archive', ownerId);
      return work(manager);
    });
  }
}

/** Keys of notes that were never imported are made of their owner and id. */
function ownNoteId(ownerId: string, key: string): number | null {
  const id = key.startsWith(`${ownerId}:`) ? Number(key.slice(ownerId.length + 1)) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
