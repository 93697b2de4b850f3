import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a note may be called, found with its mood and themes; and who wants their notes to be called so without being asked. */
export class SuggestedTitles1700000000034 implements MigrationInterface {
  name = 'SuggestedTitles1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notes add column suggested_title text`);
    await runner.query(`alter table users add column title_notes_for_me boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column title_notes_for_me`);
    await runner.query(`alter table notes drop column suggested_title`);
  }
}
