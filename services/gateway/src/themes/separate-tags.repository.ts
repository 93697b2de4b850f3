import { Injectable } from '@nestjs/common';
import type { ExportedTagPair } from '@stitchbook/archive';
import { MAX_SEPARATE_TAGS } from '@stitchbook/contracts';
import { DataSource } from 'typeorm';
import type { ListedThemeResponse } from './theme.responses.ts';

/** Which tags of a person may be one, and which they want apart. */
@Injectable()
export class SeparateTagsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The most used first. */
  findMostUsed(ownerId: string, limit: number): Promise<ListedThemeResponse[]> {
    return this.dataSource.query(
      `select t.id::float8 as id, t.name, t.color, count(nt.note_id)::int as "noteCount"
       from themes t left join note_themes nt on nt.theme_id = t.id
       where t.owner_id = $1 group by t.id order by count(nt.note_id) desc, t.id limit $2`,
      [ownerId, limit],
    );
  }

  /** Of those among these names. */
  findPairs(ownerId: string, names: readonly string[]): Promise<{ one: string; other: string }[]> {
    return this.dataSource.query(
      'select one, other from separate_tags where owner_id = $1 and one = any($2) and other = any($2)',
      [ownerId, names],
    );
  }

  /** In any order. Resolves with false where the person has as many already as can be kept. */
  async add(ownerId: string, one: string, other: string): Promise<boolean> {
    const [row] = await this.dataSource.query<{ isKept: boolean }[]>(
      `with added as (
         insert into separate_tags (owner_id, one, other)
         select $1::uuid, pair.one, pair.other from (values ($2, $3), ($3, $2)) pair (one, other)
         where (select count(*) from separate_tags where owner_id = $1) < ${2 * MAX_SEPARATE_TAGS}
         on conflict do nothing returning 1)
       select exists (select from added)
         or exists (select from separate_tags where owner_id = $1 and one = $2 and other = $3) as "isKept"`,
      [ownerId, one, other],
    );
    return row?.isKept ?? false;
  }

  /** In any order. */
  async remove(ownerId: string, one: string, other: string): Promise<void> {
    await this.dataSource.query(
      `delete from separate_tags where owner_id = $1 and (one, other) in (($2, $3), ($3, $2))`,
      [ownerId, one, other],
    );
  }

  /** Those of an archive that are not there yet, as many as there is room for. */
  async insertMissing(ownerId: string, pairs: readonly ExportedTagPair[]): Promise<void> {
    await this.dataSource.query(
      `with missing as (
         select distinct least(given.one, given.other) as one, greatest(given.one, given.other) as other
         from unnest($2::text[], $3::text[]) as given (one, other)
         where not exists (
           select from separate_tags s where s.owner_id = $1 and s.one = given.one and s.other = given.other)
         limit greatest(0, ${MAX_SEPARATE_TAGS} - (select count(*) / 2 from separate_tags where owner_id = $1)))
       insert into separate_tags (owner_id, one, other)
       select $1::uuid, one, other from missing union all select $1::uuid, other, one from missing
       on conflict do nothing`,
      [ownerId, pairs.map(({ one }) => one), pairs.map(({ other }) => other)],
    );
  }
}
