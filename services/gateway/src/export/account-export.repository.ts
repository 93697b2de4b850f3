import { Injectable } from '@nestjs/common';
import {
  type ExportedBlock,
  type ExportedCorrectedWord,
  type ExportedCreation,
  type ExportedTagPair,
  type ExportedTerm,
  type ExportedTheme,
} from '@stitchbook/archive';
import { MAX_SEPARATE_PAIRS } from '@stitchbook/contracts';
import type { StoredCitation } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { type PagePosition, displayName, iso, keyOf, placedAfter } from './export-columns.query.ts';

export interface CreationRow extends PagedRow, PagePosition {
  creation: ExportedCreation;
}

type FoundCreation = Omit<CreationRow, 'creation'> &
  Omit<ExportedCreation, 'citations'> & {
    noteId: number | null;
    sourceIds: (number | null)[] | null;
    citations: StoredCitation[] | null;
  };

/** What a person owns beside notes, a page at a time where there may be much of it. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findCreations(ownerId: string, after: PagePosition | null, limit: number): Promise<CreationRow[]> {
    const ids = `select c.id, row_number() over (order by c.created_at, c.id) as place,
                   octet_length(c.content) + (select coalesce(sum(octet_length(content)), 0) from creation_versions where creation_id = c.id) as bytes
                 from creations c where c.owner_id = $1 and ${placedAfter('c')}`;
    const rows = await this.dataSource.query<FoundCreation[]>(
      `with page as materialized (${pageWithinBytes(ids, 'r.bytes')})
       select page.found, c.id::float8 as id, case when n.id is not null then ${keyOf('n', 'i')} end as "noteKey", c.type, c.content, c.engine,
              c.transcript_version as "transcriptVersion", ${iso('c.created_at')} as "createdAt", c.citations, c.note_id::float8 as "noteId",
              c.source_note_ids::float8[] as "sourceIds", case when c.source_note_ids is not null then (
                select json_agg(case when source.id is null then '' else ${keyOf('source', 'known')} end order by given.place)
                from unnest(c.source_note_ids) with ordinality as given (id, place)
                left join notes source on source.id = given.id
                left join imported_notes known on known.note_id = source.id) end as "sourceKeys",
              c.version, ${iso('c.edited_at')} as "editedAt",
              coalesce((
                select json_agg(json_build_object('version', v.version, 'content', v.content, 'editedAt', ${iso('v.edited_at')},
                                                  'editedBy', case when u.id is not null then ${displayName('u')} end) order by v.version)
                from creation_versions v left join users u on u.id = v.edited_by where v.creation_id = c.id), '[]') as versions,
              coalesce((
                select json_agg(json_build_object('userId', u.id, 'name', ${displayName('u')}, 'permission', s.permission,
                                                  'createdAt', ${iso('s.created_at')}) order by s.created_at, u.id)
                from creation_shares s join users u on u.id = s.user_id where s.creation_id = c.id), '[]') as shares
       from page join creations c on c.id = page.id
       left join notes n on n.id = c.note_id
       left join imported_notes i on i.note_id = n.id
       order by page.place`,
      [ownerId, after?.createdAt ?? null, after?.id ?? null, limit],
    );
    return rows.map(({ found, id, sourceIds, noteId, citations, ...creation }) => {
      const sources = sourceIds ?? [noteId];
      const cited = citations?.flatMap(({ noteId: of, ...citation }) =>
        sources.includes(of) ? [{ ...citation, source: sources.indexOf(of) }] : [],
      );
      return { found, id, createdAt: creation.createdAt, creation: { ...creation, citations: cited ?? null } };
    });
  }

  findThemes(ownerId: string): Promise<ExportedTheme[]> {
    return this.dataSource.query<ExportedTheme[]>('select name, color from themes where owner_id = $1 order by id', [
      ownerId,
    ]);
  }

  /** Each two once, though both orders are kept; as many as an import takes. */
  findSeparateTags(ownerId: string): Promise<ExportedTagPair[]> {
    return this.dataSource.query<ExportedTagPair[]>(
      `select one, other from separate_tags where owner_id = $1 and one < other
       order by one collate "C", other collate "C" limit ${MAX_SEPARATE_PAIRS}`,
      [ownerId],
    );
  }

  /** The first that was added first. */
  findVocabulary(ownerId: string): Promise<ExportedTerm[]> {
    return this.dataSource.query<ExportedTerm[]>(
      `select t.term, t.heard, ${iso('t.created_at')} as "createdAt" from vocabulary_terms t where t.owner_id = $1 order by t.created_at, t.id`,
      [ownerId],
    );
  }

  /** The first that was corrected first. */
  findCorrectedWords(ownerId: string): Promise<ExportedCorrectedWord[]> {
    return this.dataSource.query<ExportedCorrectedWord[]>(
      `select c.heard, c.written, c.state, ${iso('c.created_at')} as "createdAt" from corrected_words c where c.owner_id = $1 order by c.created_at, c.id`,
      [ownerId],
    );
  }

  /** The first blocked first. */
  findBlocked(userId: string): Promise<ExportedBlock[]> {
    return this.dataSource.query<ExportedBlock[]>(
      `select b.blocked_id as "userId", ${displayName('u')} as name, ${iso('b.created_at')} as "createdAt"
       from blocked_people b join users u on u.id = b.blocked_id
       where b.user_id = $1 order by b.created_at, b.blocked_id`,
      [userId],
    );
  }
}
