import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which comment was made under a key. Null in what the version before writes, which is found by its moment. */
export class IdempotentComments1700000000023 implements MigrationInterface {
  name = 'IdempotentComments1700000000023';
  // An index is made concurrently only outside of a transaction, so every statement may find its own work done.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys add column if not exists comment_id bigint`);
    await runner.query(`alter table idempotency_keys drop constraint if exists idempotency_keys_comment_id_fkey`);
    await runner.query(`
      alter table idempotency_keys add constraint idempotency_keys_comment_id_fkey
        foreign key (comment_id) references comments on delete set null not valid`);
    await runner.query(`alter table idempotency_keys validate constraint idempotency_keys_comment_id_fkey`);
    await runner.query(`drop index concurrently if exists idempotency_keys_comment`);
    await runner.query(`
      create index concurrently idempotency_keys_comment on idempotency_keys (comment_id) where comment_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idempotency_keys drop column comment_id`);
  }
}
