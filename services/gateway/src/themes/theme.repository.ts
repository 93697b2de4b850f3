import { ThemeRow, giveThemes } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';

export class ThemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(ownerId: string, limit: number): Promise<ThemeRow[]> {
    return this.dataSource.getRepository(ThemeRow).find({ where: { ownerId }, order: { name: 'ASC' }, take: limit });
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
    await giveThemes(manager, note, names);
  }
}
