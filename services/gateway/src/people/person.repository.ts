import { Injectable } from '@nestjs/common';
import { storedSpellings } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import type { NamedPersonResponse } from '../openapi/common-responses.ts';
import { nameOf } from '../users/user.repository.ts';

/** The people whom somebody shares notes or creations with, either way. */
@Injectable()
export class PersonRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whom this person shares notes or creations with and who share with them, but for those they have blocked; the latest first. Own notes
   * that are shared are found by the index of the search, which is there for the list's filter; the shares decide.
   */
  findContacts(userId: string, limit: number): Promise<NamedPersonResponse[]> {
    return this.dataSource.query(
      `with given as materialized (
         select note_id from note_search where facets @> array['by:' || $1::text]
       ), met as (
         select s.user_id as id, s.created_at from given
         cross join lateral (select * from shares where note_id = given.note_id offset 0) s
         cross join lateral (select owner_id from notes where id = s.note_id offset 0) n where n.owner_id = $1::uuid
         union all
         select n.owner_id, s.created_at from shares s
         cross join lateral (select owner_id from notes where id = s.note_id offset 0) n where s.user_id = $1::uuid
         union all
         select s.user_id, s.created_at from creations c join creation_shares s on s.creation_id = c.id
         where c.owner_id = $1::uuid
         union all
         select c.owner_id, s.created_at from creation_shares s join creations c on c.id = s.creation_id
         where s.user_id = $1::uuid
       )
       select u.id, coalesce(${nameOf('u')}, 'User ' || u.id) as name
       from (select id, max(created_at) as latest from met group by id) met join users u on u.id = met.id
       where not exists (select from blocked_people b where b.user_id = $1::uuid and b.blocked_id = u.id)
       order by met.latest desc, u.id limit $2`,
      [userId, limit],
    );
  }

  /** Whether they share any note or creation, either way. */
  async areContacts(userId: string, otherId: string): Promise<boolean> {
    const rows = await this.dataSource.query<object[]>(
      `select 1 from unnest(array[$1::uuid, $2::uuid], array[$2::uuid, $1::uuid]) each (owner_id, reader_id)
       where exists (select from shares s join notes n on n.id = s.note_id
                     where s.user_id = each.reader_id and n.owner_id = each.owner_id)
          or exists (select from creation_shares s join creations c on c.id = s.creation_id
                     where s.user_id = each.reader_id and c.owner_id = each.owner_id)`,
      [userId, otherId],
    );
    return rows.length > 0;
  }

  /**
   * Who has this address: of the issuer that signs people in, where several issuers knew it. Null where it is nobody's, or
   * where it says nobody apart.
   */
  async findByAddress(address: string, issuer: string): Promise<string | null> {
    const found = await this.dataSource.query<{ id: string; issuer: string }[]>(
      'select id, issuer from users where lower(email) = any(array_append($2::text[], lower($1))) limit 10',
      [address, storedSpellings(address)],
    );
    const current = found.filter((user) => user.issuer === issuer);
    const [only, ...others] = current.length > 0 ? current : found;
    return only && others.length === 0 ? only.id : null;
  }

  /** Counts one more address that this person has asked for this hour; false when that would be more than `mostPerHour`. */
  async countLookup(userId: string, mostPerHour: number): Promise<boolean> {
    const counted = await this.dataSource.query<object[]>(
      `insert into address_lookups as known (user_id, hour, lookups) values ($1, date_trunc('hour', now()), 1)
       on conflict (user_id) do update
         set hour = excluded.hour, lookups = case when known.hour = excluded.hour then known.lookups + 1 else 1 end
         where known.hour <> excluded.hour or known.lookups < $2
       returning 1`,
      [userId, mostPerHour],
    );
    return counted.length > 0;
  }
}
