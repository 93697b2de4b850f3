import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creations of several notes, and which moments the lines of a creation come from (decision 64). */
export class Citations1700000000051 implements MigrationInterface {
  name = 'Citations1700000000051';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table creations
        add column if not exists source_note_ids bigint[],
        add column if not exists citations jsonb`);
    // For a note that is deleted: which creations of other people it is in.
    await runner.query(`drop index concurrently if exists creations_sources`);
    await runner.query(
      `create index concurrently creations_sources on creations using gin (source_note_ids) where source_note_ids is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index creations_sources`);
    await runner.query(`alter table creations drop column source_note_ids, drop column citations`);
  }
}
