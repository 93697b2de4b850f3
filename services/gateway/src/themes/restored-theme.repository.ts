import { Injectable } from '@nestjs/common';
import type { Theme, Transaction } from '@stitchbook/database';
import { NOTES_AT_ONCE, REMOVED_THEME, RESTORABLE, type RemovedTheme } from './removed-theme.repository.ts';

interface CarriedBefore {
  noteId: string;
  position: number;
  hadInto: boolean;
}

/** Gives back themes that were deleted or merged into others. */
@Injectable()
export class RestoredThemeRepository {
  /**
   * Nothing more is taken off from now on. Null where this person has removed no such theme, or too long ago; and as long as the one
   * that it was merged into is gone as well: which notes had it from the merge is known again when that comes back.
   */
  async begin(transaction: Transaction, ownerId: string, id: string): Promise<RemovedTheme | null> {
    const [[removed]] = await transaction.query<[RemovedTheme[], number]>(
      `update removed_themes set state = 'undone' where id = $1 and owner_id = $2 and ${RESTORABLE}
         and (into_id is null or exists (select from themes where themes.id = into_id)) returning ${REMOVED_THEME}`,
      [id, ownerId],
    );
    return removed ?? null;
  }

  /**
   * Gives the theme back to some of the notes that carried it: to those that are still there, and from which nobody has taken it
   * since, nor the one that it was merged into. Returns how many it has looked at.
   */
  async giveBack(transaction: Transaction, removed: RemovedTheme, limit = NOTES_AT_ONCE): Promise<number> {
    const { id, ownerId, intoId, name } = removed;
    await transaction.query('select 1 from removed_themes where id = $1 for update', [id]);
    const rows = await transaction.query<{ noteId: string }[]>(
      'select note_id as "noteId" from removed_theme_notes where removal_id = $1 order by note_id limit $2',
      [id, limit],
    );
    if (rows.length === 0) return 0;
    const notes = rows.map(({ noteId }) => noteId);
    await transaction.query(
      'select 1 from notes where id = any($1::bigint[]) and owner_id = $2 order by id for no key update',
      [notes, ownerId],
    );
    const theme = await this.putBack(transaction, removed);
    const back = await transaction.query<CarriedBefore[]>(
      `select was.note_id as "noteId", was.had_into as "hadInto",
              case when was.had_into then was.position else coalesce(other.position, was.position) end as position
       from removed_theme_notes was
       join notes n on n.id = was.note_id and n.owner_id = $3
       join removed_tags r on r.note_id = was.note_id and r.name = $4 and r.removal_id = $1
       left join note_themes other on other.note_id = was.note_id and other.theme_id = $5
       where was.removal_id = $1 and was.note_id = any($2::bigint[]) and ($5::bigint is null or other.note_id is not null)`,
      [id, notes, ownerId, name, intoId],
    );
    const given = back.map(({ noteId }) => noteId);
    // The other one may be called as this one was by now: then it is the one.
    if (theme.id !== intoId) await this.give(transaction, theme.id, intoId, back);
    await transaction.query(
      'delete from removed_tags where removal_id = $1 and name = $2 and note_id = any($3::bigint[])',
      [id, name, given],
    );
    await transaction.query('delete from removed_theme_notes where removal_id = $1 and note_id = any($2::bigint[])', [
      id,
      notes,
    ]);
    return notes.length;
  }

  /** When all notes have been looked at: what else a merge has kept off is not kept off any more. */
  async finish(transaction: Transaction, removed: RemovedTheme): Promise<Theme> {
    await transaction.query(
      `delete from removed_tags r using notes n
       where n.id = r.note_id and n.owner_id = $2 and r.removal_id = $1 and r.name <> $3`,
      [removed.id, removed.ownerId, removed.name],
    );
    return this.putBack(transaction, removed);
  }

  /** To these notes, in the place of the other one where they did not carry that before. They have changed for their readers. */
  private async give(
    transaction: Transaction,
    themeId: number,
    intoId: number | null,
    back: readonly CarriedBefore[],
  ): Promise<void> {
    const notes = back.map(({ noteId }) => noteId);
    await transaction.query(
      `insert into note_themes (note_id, theme_id, position)
       select note_id, $1, position from unnest($2::bigint[], $3::smallint[]) as back (note_id, position) on conflict do nothing`,
      [themeId, notes, back.map(({ position }) => position)],
    );
    if (intoId !== null) {
      await transaction.query('delete from note_themes where theme_id = $1 and note_id = any($2::bigint[])', [
        intoId,
        back.filter(({ hadInto }) => !hadInto).map(({ noteId }) => noteId),
      ]);
    }
    await transaction.query('update notes set version = version + 1, updated_at = now() where id = any($1::bigint[])', [
      notes,
    ]);
  }

  /**
   * The theme as it was, which nobody deletes until the transaction ends. One that has been renamed since is renamed here too, and one
   * that was made anew under the same name is the one.
   */
  private async putBack(transaction: Transaction, { ownerId, themeId, name, color }: RemovedTheme): Promise<Theme> {
    await transaction.query(
      `insert into themes (id, owner_id, name, color) overriding system value values ($1, $2, $3, $4) on conflict do nothing`,
      [themeId, ownerId, name, color],
    );
    const [theme] = await transaction.query<Theme[]>(
      `select id::float8 as id, owner_id as "ownerId", name, color from themes
       where owner_id = $1 and (id = $2 or name = $3) order by id = $2 desc limit 1 for key share`,
      [ownerId, themeId, name],
    );
    if (!theme) throw new Error('the theme was deleted while it was given back');
    return theme;
  }
}
