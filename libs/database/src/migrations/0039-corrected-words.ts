import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

/** What a person wrote in the place of what was heard, and what is heard for each of their own words. */
export class CorrectedWords1700000000039 implements MigrationInterface {
  name = 'CorrectedWords1700000000039';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'users', 'vocabulary_terms');
    await runner.query(`
      create table corrected_words (
        id bigint primary key generated always as identity,
        owner_id uuid not null references users on delete cascade,
        heard text not null,
        heard_letters text not null,
        written text not null,
        state text not null default 'once' check (state in ('once', 'offered', 'accepted', 'refused')),
        places text[] not null default '{}',
        changed_at timestamptz not null default now(),
        created_at timestamptz not null default now()
      )`);
    await runner.query(
      `create unique index corrected_words_owner_words on corrected_words (owner_id, heard_letters, written)`,
    );
    await runner.query(`alter table vocabulary_terms add column heard text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table vocabulary_terms drop column heard`);
    await runner.query(`drop table corrected_words`);
  }
}
