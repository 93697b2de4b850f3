import { Injectable } from '@nestjs/common';
import { Theme, giveThemes } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';

/** With how many notes carry it. */
type CountedTheme = Pick<Theme, 'id' | 'name' | 'color'> & { noteCount: number };

@Injectable()
export class ThemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By name, from after this one; a note carries only themes of its owner. */
  findPage(ownerId: string, afterName: string, limit: number): Promise<CountedTheme[]> {
    return this.dataSource.query(
      `select t.id::float8 as id, t.name, t.color,
              (select count(*)::int from note_themes nt where nt.theme_id = t.id) as "noteCount"
       from themes t where t.owner_id = $1 and t.name > $2 order by t.name limit $3`,
      [ownerId, afterName, limit],
    );
  }

  findOwned(ownerId: string, id: number): Promise<Theme | null> {
    return this.dataSource.getRepository(Theme).findOneBy({ ownerId, id });
  }

  findNamed(ownerId: string, name: string): Promise<Theme | null> {
    return this.dataSource.getRepository(Theme).findOneBy({ ownerId, name });
  }

  /**
   * Changes a theme on all notes that carry it, each of which has changed for its readers. The notes are locked first, as
   * whoever tags one of them does. What people took off a note under the old name stays off under the new one. Null where the theme
   * was deleted meanwhile; what else of it was changed stays.
   */
  async change({ id, ownerId }: Theme, change: { name?: string; color?: string }): Promise<Theme | null> {
    return this.dataSource.transaction(async (manager) => {
      const carrying = `select note_id from note_themes where theme_id = $1`;
      await manager.query(`select 1 from notes where id in (${carrying}) order by id for no key update`, [id]);
      const theme = await manager.findOne(Theme, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!theme) return null;
      await manager.update(Theme, { id }, change);
      await manager.query(
        `insert into removed_tags (note_id, name)
         select r.note_id, $3 from removed_tags r join notes n on n.id = r.note_id where n.owner_id = $1 and r.name = $2
         on conflict do nothing`,
        [ownerId, theme.name, change.name ?? theme.name],
      );
      await manager.query(`update notes set version = version + 1, updated_at = now() where id in (${carrying})`, [id]);
      return Object.assign(theme, change);
    });
  }

  /** Makes these, in this order, the themes of a note; its owner gets those that they do not have yet. */
  async setThemesOf(
    manager: EntityManager,
    note: { id: number; ownerId: string },
    names: readonly string[],
  ): Promise<void> {
    await manager.query('delete from note_themes where note_id = $1', [note.id]);
    await giveThemes(manager, note, names);
  }
}
