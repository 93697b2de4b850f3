import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which of their tags people have said that they are never to be merged (decision 65). */
export class SeparateTags1700000000052 implements MigrationInterface {
  name = 'SeparateTags1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    // By name: it is what the names mean, also of a tag that was deleted and comes back.
    await runner.query(`
      create table separate_tags (
        owner_id uuid not null references users on delete cascade,
        one text not null,
        other text not null,
        primary key (owner_id, one, other)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table separate_tags`);
  }
}
