import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Titles are sorted as people write lists: Ä beside A, not behind Z. The index of the order before stays for the version before.
 * No more letters than an entry of an index has room for.
 */
export class TitlesInOrder1700000000053 implements MigrationInterface {
  name = 'TitlesInOrder1700000000053';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists notes_owner_folded_title`);
    await runner.query(
      `create index concurrently notes_owner_folded_title on notes (owner_id, left(search_fold(lower(title)), 500), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index notes_owner_folded_title`);
  }
}
