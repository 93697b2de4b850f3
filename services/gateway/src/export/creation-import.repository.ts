import { Injectable } from '@nestjs/common';
import type { ExportedCitation, ExportedCreation } from '@stitchbook/archive';
import { spokenWords } from '@stitchbook/contracts';
import type { StoredCitation } from '@stitchbook/database';
import type { EntityManager } from 'typeorm';
import { AccountImportRepository } from './account-import.repository.ts';

/** Inserts into an account the creations that an archive holds. */
@Injectable()
export class CreationImportRepository {
  constructor(private readonly accounts: AccountImportRepository) {}

  /** Returns false when the account has it already. Who had edited it is not known here. */
  insert(ownerId: string, creation: ExportedCreation): Promise<boolean> {
    return this.accounts.oneAtATime(ownerId, async (manager) => {
      if (await isThere(manager, ownerId, creation)) return false;
      const noteId = creation.noteKey ? await this.accounts.findNote(ownerId, creation.noteKey, manager) : null;
      const versions = creation.versions ?? [];
      const sourceIds = creation.sourceKeys ? await this.findNotes(ownerId, creation.sourceKeys, manager) : null;
      const [inserted] = await manager.query<{ id: string }[]>(
        `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version, created_at, version, edited_at,
           source_note_ids, citations)
         values ($1, $2, gen_random_uuid(), $3, $4, $5, $6, $7::timestamptz, $8, $9::timestamptz, $10::bigint[], $11::jsonb)
         returning id`,
        [
          ownerId,
          noteId,
          creation.type,
          creation.content,
          creation.engine,
          creation.transcriptVersion,
          creation.createdAt,
          Math.max(creation.version ?? 1, ...versions.map(({ version }) => version + 1)),
          creation.editedAt ?? null,
          sourceIds,
          creation.citations ? JSON.stringify(citationsOf(creation.citations, sourceIds ?? [noteId])) : null,
        ],
      );
      await manager.query(
        `insert into creation_versions (creation_id, version, content, edited_at)
         select $1, v.version, v.content, v."editedAt"
         from jsonb_to_recordset($2::jsonb) as v (version integer, content text, "editedAt" timestamptz)
         on conflict do nothing`,
        [inserted?.id, JSON.stringify(versions)],
      );
      return true;
    });
  }

  /** Null for a key that means no note here. */
  private async findNotes(
    ownerId: string,
    keys: readonly string[],
    manager: EntityManager,
  ): Promise<(number | null)[]> {
    const ids: (number | null)[] = [];
    for (const key of keys) ids.push(key === '' ? null : await this.accounts.findNote(ownerId, key, manager));
    return ids;
  }
}

/**
 * Whether one of the same kind that was made at the same moment says now, or has said, what this one says or has said: the first
 * version is always kept. A tick makes no version, and no other text.
 */
async function isThere(manager: EntityManager, ownerId: string, creation: ExportedCreation): Promise<boolean> {
  const texts = await manager.query<{ content: string }[]>(
    `with same as (
       select id, content from creations where owner_id = $1 and created_at = $2::timestamptz(3) and type = $3)
     select content from same union all select v.content from same join creation_versions v on v.creation_id = same.id`,
    [ownerId, creation.createdAt, creation.type],
  );
  const said = new Set([creation, ...(creation.versions ?? [])].map(({ content }) => spokenWords(content)));
  return texts.some(({ content }) => said.has(spokenWords(content)));
}

/** Without those of notes that are not here. */
function citationsOf(citations: readonly ExportedCitation[], noteIds: readonly (number | null)[]): StoredCitation[] {
  return citations.flatMap(({ key, source, startSeconds, endSeconds }) => {
    const noteId = noteIds[source] ?? null;
    return noteId === null ? [] : [{ key, noteId, startSeconds: startSeconds ?? null, endSeconds: endSeconds ?? null }];
  });
}
