import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's own words, which transcripts of theirs are to have, and which of them were put into a recording's. */
export class Vocabulary1700000000037 implements MigrationInterface {
  name = 'Vocabulary1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vocabulary_terms (
        id bigint primary key generated always as identity,
        owner_id uuid not null references users on delete cascade,
        term text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index vocabulary_terms_owner_term on vocabulary_terms (owner_id, lower(term))`);
    await runner.query(`alter table recordings add column substitutions jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recordings drop column substitutions`);
    await runner.query(`drop table vocabulary_terms`);
  }
}
