import { ThemeRow } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';

export class ThemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(ownerId: string, limit: number): Promise<ThemeRow[]> {
    return this.dataSource.getRepository(ThemeRow).find({ where: { ownerId }, order: { name: 'ASC' }, take: limit });
  }

  /** The names of a person's themes, the most used first. */
  async findVocabulary(ownerId: string, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `select t.name from themes t left join note_themes nt on nt.theme_id = t.id
       where t.owner_id = $1 group by t.id order by count(nt.note_id) desc, t.id limit $2`,
      [ownerId, limit],
    );
    return rows.map(({ name }) => name);
  }

  findOwned(ownerId: string, id: number): Promise<ThemeRow | null> {
    return this.dataSource.getRepository(ThemeRow).findOneBy({ ownerId, id });
  }

  isNameTaken(ownerId: string, name: string): Promise<boolean> {
    return this.dataSource.getRepository(ThemeRow).existsBy({ ownerId, name });
  }

  async update(id: number, change: { name?: string; color?: string }): Promise<void> {
    if (Object.keys(change).length > 0) await this.dataSource.getRepository(ThemeRow).update({ id }, change);
  }

  /** Makes these, in this order, the themes of a note; its owner gets those that they do not have yet. */
  async setThemesOf(
    manager: EntityManager,
    note: { id: number; ownerId: string },
    names: readonly string[],
  ): Promise<void> {
    await manager.query('delete from note_themes where note_id = $1', [note.id]);
    // Sorted, so that two changes at once take their locks in the same order.
    await manager.query(
      `insert into themes (owner_id, name) select $1, name from unnest($2::text[]) as name order by name
       on conflict (owner_id, name) do nothing`,
      [note.ownerId, names],
    );
    await manager.query(
      `insert into note_themes (note_id, theme_id, position)
       select $1, t.id, wanted.position
       from unnest($3::text[]) with ordinality as wanted (name, position)
       join themes t on t.owner_id = $2 and t.name = wanted.name`,
      [note.id, note.ownerId, names],
    );
  }
}
