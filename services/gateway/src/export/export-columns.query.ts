import { nameOf } from '../users/user.repository.ts';

/** Where a page begins: after what the last one ended with. */
export interface PagePosition {
  id: number;
  createdAt: string;
}

export const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** PostgreSQL breaks the lines of base64. */
export const base64 = (bytes: string) => `translate(encode(${bytes}, 'base64'), chr(10), '')`;
export const displayName = (user: string) => `coalesce(${nameOf(user)}, 'User ' || ${user}.id)`;
export const keyOf = (note: string, imported: string) =>
  `coalesce(${imported}.import_key, ${note}.owner_id || ':' || ${note}.id)`;

/** The rows behind a position, oldest first; bound to moment and id in $2 and $3, and how many in $4. */
export const placedAfter = (row: string) => `
  ($2::timestamptz is null or (${row}.created_at, ${row}.id) > ($2::timestamptz, $3::bigint))
  order by ${row}.created_at, ${row}.id limit $4`;
