import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberedChoices1700000000014 implements MigrationInterface {
  name = 'RememberedChoices1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notes add column enriched_version integer`);
    await runner.query(`
      create table removed_tags (
        note_id bigint not null references notes on delete cascade,
        name text not null,
        primary key (note_id, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table removed_tags`);
    await runner.query(`alter table notes drop column enriched_version`);
  }
}
