import { Injectable } from '@nestjs/common';
import type { ExportedTagPair } from '@stitchbook/archive';
import { MAX_SEPARATE_PAIRS } from '@stitchbook/contracts';
import type { Transaction } from '@stitchbook/database';
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
    return this.withOwnerLocked(ownerId, async (transaction) => {
      const [known] = await transaction.query<{ pairs: number; isKept: boolean }[]>(
        `select count(*)::int / 2 as pairs, coalesce(bool_or(one = $2 and other = $3), false) as "isKept"
         from separate_tags where owner_id = $1`,
        [ownerId, one, other],
      );
      if (known?.isKept) return true;
      if ((known?.pairs ?? 0) >= MAX_SEPARATE_PAIRS) return false;
      await transaction.query(`insert into separate_tags (owner_id, one, other) values ($1, $2, $3), ($1, $3, $2)`, [
        ownerId,
        one,
        other,
      ]);
      return true;
    });
  }

  /** In any order. */
  async remove(ownerId: string, one: string, other: string): Promise<void> {
    await this.withOwnerLocked(ownerId, (transaction) =>
      transaction.query(`delete from separate_tags where owner_id = $1 and (one, other) in (($2, $3), ($3, $2))`, [
        ownerId,
        one,
        other,
      ]),
    );
  }

  /** Those of an archive that are not there yet, as many as there is room for. */
  async insertMissing(ownerId: string, pairs: readonly ExportedTagPair[]): Promise<void> {
    const parameters = [ownerId, pairs.map(({ one }) => one), pairs.map(({ other }) => other)];
    await this.withOwnerLocked(ownerId, (transaction) =>
      transaction.query(
        `with missing as (
         select distinct least(given.one, given.other) as one, greatest(given.one, given.other) as other
         from unnest($2::text[], $3::text[]) as given (one, other)
         where not exists (
           select from separate_tags s where s.owner_id = $1 and s.one = given.one and s.other = given.other)
         limit greatest(0, ${MAX_SEPARATE_PAIRS} - (select count(*) / 2 from separate_tags where owner_id = $1)))
       insert into separate_tags (owner_id, one, other)
       select $1::uuid, one, other from missing union all select $1::uuid, other, one from missing
       on conflict do nothing`,
        parameters,
      ),
    );
  }

  /** So that two who add at once do not both find room for the last pair. */
  private withOwnerLocked<T>(ownerId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('select 1 from users where id = $1 for no key update', [ownerId]);
      return work(transaction);
    });
  }
}
