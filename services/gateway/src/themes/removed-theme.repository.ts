import { Injectable } from '@nestjs/common';
import { Theme, type Transaction } from '@stitchbook/database';
import { DataSource } from 'typeorm';

/** Notes that change in one transaction: few enough that nobody who writes one of them meanwhile notices. */
export const NOTES_AT_ONCE = 200;

/** For how long a theme can be given back. */
export const RESTORABLE = `removed_at > now() - interval '1 day'`;

/** A theme that is taken off all notes, or was: deleted, or merged into another. */
export interface RemovedTheme {
  id: string;
  ownerId: string;
  themeId: number;
  /** Which notes carry in its place; null where it was deleted. */
  intoId: number | null;
  name: string;
  color: string;
}

export const REMOVED_THEME = `id, owner_id as "ownerId", theme_id::float8 as "themeId", into_id::float8 as "intoId", name, color`;

/** Takes themes off notes, and keeps what is needed to give them back (decision 56). */
@Injectable()
export class RemovedThemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Goes on with the same that was broken off. What was begun otherwise with either theme ends: two that are merged into each
   * other would never be done. Null where one of them is not this person's.
   */
  async begin(
    transaction: Transaction,
    ownerId: string,
    themeId: number,
    intoId: number | null,
  ): Promise<RemovedTheme | null> {
    await transaction.query('select 1 from users where id = $1 for no key update', [ownerId]);
    const themes = transaction.getRepository(Theme);
    if (intoId !== null && !(await themes.existsBy({ ownerId, id: intoId }))) return null;
    const theme = await themes.findOneBy({ ownerId, id: themeId });
    if (!theme) return this.findSame(transaction, ownerId, themeId, intoId);
    await transaction.query(
      `delete from removed_themes where owner_id = $1 and theme_id in ($2::bigint, $3::bigint)
       and not (theme_id = $2 and into_id is not distinct from $3 and state = 'begun')`,
      [ownerId, themeId, intoId],
    );
    const [begun] = await transaction.query<RemovedTheme[]>(
      `insert into removed_themes (owner_id, theme_id, into_id, name, color) values ($1, $2, $3, $4, $5)
       on conflict (theme_id) do update set removed_at = now() returning ${REMOVED_THEME}`,
      [ownerId, themeId, intoId, theme.name, theme.color],
    );
    return begun ?? null;
  }

  /** Whether nothing else was asked of the theme since; that waits then until the transaction ends. */
  async lockGoingOn(transaction: Transaction, { id }: RemovedTheme): Promise<boolean> {
    const found = await transaction.query<object[]>(
      `select 1 from removed_themes where id = $1 and state <> 'undone' for update`,
      [id],
    );
    return found.length > 0;
  }

  /**
   * Takes the theme off some of the notes that carry it; after a merge they carry the other one in its place. They are locked
   * first and in their order, as whoever tags one of them does. Returns how many; null where the other one is gone.
   */
  async takeOff(
    transaction: Transaction,
    { id, themeId, intoId, name }: RemovedTheme,
    limit = NOTES_AT_ONCE,
  ): Promise<number | null> {
    const locked = await transaction.query<{ id: string }[]>(
      `select id from notes where id in (select note_id from note_themes where theme_id = $1 order by note_id limit $2)
       order by id for no key update`,
      [themeId, limit],
    );
    if (locked.length === 0) return 0;
    if (intoId !== null) {
      const into = await transaction.query<object[]>('select 1 from themes where id = $1 for key share', [intoId]);
      if (into.length === 0) return null;
    }
    const notes = locked.map((note) => note.id);
    const carrying = 'from note_themes one where one.theme_id = $1 and one.note_id = any($2::bigint[])';
    await transaction.query(
      `insert into removed_theme_notes (removal_id, note_id, position, had_into)
       select $3, one.note_id, one.position,
              exists (select from note_themes other where other.note_id = one.note_id and other.theme_id = $4)
       ${carrying} on conflict do nothing`,
      [themeId, notes, id, intoId],
    );
    // As if it had been taken off each: no machine gives it again.
    await transaction.query(
      `insert into removed_tags (note_id, name, removal_id) select one.note_id, $3, $4 ${carrying}
       on conflict (note_id, name) do update set removal_id = excluded.removal_id`,
      [themeId, notes, name, id],
    );
    if (intoId !== null) {
      await transaction.query(
        `insert into note_themes (note_id, theme_id, position)
         select one.note_id, $3, one.position ${carrying} on conflict do nothing`,
        [themeId, notes, intoId],
      );
    }
    await transaction.query(
      `with gone as (delete ${carrying} returning note_id)
       update notes set version = version + 1, updated_at = now() where id in (select note_id from gone)`,
      [themeId, notes],
    );
    return notes.length;
  }

  /**
   * Deletes the theme when no note carries it any more. What people took off a note under its name stays off under that of the
   * other one. Returns whether that is done: somebody may have given it to a note meanwhile.
   */
  async finish(transaction: Transaction, { id, themeId, intoId, name }: RemovedTheme): Promise<boolean> {
    await transaction.query(
      `insert into removed_tags (note_id, name, removal_id)
       select r.note_id, other.name, $1
       from themes other join notes n on n.owner_id = other.owner_id join removed_tags r on r.note_id = n.id
       where other.id = $3 and r.name = $2 and r.removal_id is distinct from $1
         and not exists (select from note_themes carried where carried.note_id = n.id and carried.theme_id = other.id)
       order by r.note_id on conflict do nothing`,
      [id, name, intoId],
    );
    // Whoever gives it to a note locks it too: only when they are done is it known whether one carries it.
    await transaction.query('select 1 from themes where id = $1 for update', [themeId]);
    const carrying = await transaction.query<object[]>('select 1 from note_themes where theme_id = $1 limit 1', [
      themeId,
    ]);
    if (carrying.length > 0) return false;
    await transaction.query('delete from themes where id = $1', [themeId]);
    await transaction.query(`update removed_themes set state = 'done', removed_at = now() where id = $1`, [id]);
    return true;
  }

  /** Forgets those that can be given back no more. Returns how many. */
  async deleteExpired(limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[object[], number]>(
      `delete from removed_themes where id in (
         select id from removed_themes where not ${RESTORABLE} order by removed_at limit $1 for update skip locked)`,
      [limit],
    );
    return count;
  }

  /** Of a theme that is gone: whoever was not answered asks again. */
  private async findSame(
    transaction: Transaction,
    ownerId: string,
    themeId: number,
    intoId: number | null,
  ): Promise<RemovedTheme | null> {
    const [same] = await transaction.query<RemovedTheme[]>(
      `select ${REMOVED_THEME} from removed_themes
       where owner_id = $1 and theme_id = $2 and into_id is not distinct from $3::bigint and state <> 'undone'`,
      [ownerId, themeId, intoId],
    );
    return same ?? null;
  }
}
