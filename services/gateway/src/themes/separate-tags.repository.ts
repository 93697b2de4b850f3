import { Injectable } from '@nestjs/common';
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

  /** In any order. */
  async add(ownerId: string, one: string, other: string): Promise<void> {
    await this.dataSource.query(
      `insert into separate_tags (owner_id, one, other) values ($1, $2, $3), ($1, $3, $2) on conflict do nothing`,
      [ownerId, one, other],
    );
  }

  /** In any order. */
  async remove(ownerId: string, one: string, other: string): Promise<void> {
    await this.dataSource.query(
      `delete from separate_tags where owner_id = $1 and (one, other) in (($2, $3), ($3, $2))`,
      [ownerId, one, other],
    );
  }
}
