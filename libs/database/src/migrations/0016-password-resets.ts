import type { MigrationInterface, QueryRunner } from 'typeorm';
import { normaliseEmail } from '../identity/normalise-email.ts';

export class PasswordResets1700000000016 implements MigrationInterface {
  name = 'PasswordResets1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table accounts add column normalised_email text`);
    await normaliseKnownEmails(runner);
    await runner.query(`create unique index accounts_normalised_email on accounts (normalised_email)`);
    await runner.query(`
      create table password_resets (
        token_hash text primary key,
        account_id uuid not null references accounts on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query(`create index password_resets_account on password_resets (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table password_resets`);
    await runner.query(`alter table accounts drop column normalised_email`);
  }
}

/** Of two accounts that turn out to have the same address, the older has it; the other is found by its own spelling alone. */
async function normaliseKnownEmails(runner: QueryRunner): Promise<void> {
  const accounts = await runner.manager.query<{ id: string; email: string }[]>(
    'select id, email from accounts order by created_at',
  );
  const idByEmail = new Map<string, string>();
  for (const { id, email } of accounts) {
    const normalised = normaliseEmail(email);
    if (!idByEmail.has(normalised)) idByEmail.set(normalised, id);
  }
  await runner.query(
    `update accounts set normalised_email = known.email
     from unnest($1::uuid[], $2::text[]) as known (id, email) where accounts.id = known.id`,
    [[...idByEmail.values()], [...idByEmail.keys()]],
  );
}
