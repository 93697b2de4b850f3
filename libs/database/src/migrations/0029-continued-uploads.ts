import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As which upload another device goes on with a recording, and from where (decision 36). */
export class ContinuedUploads1700000000029 implements MigrationInterface {
  name = 'ContinuedUploads1700000000029';
  // An index is made concurrently only outside of a transaction, so every statement may find its own work done.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table uploads add column if not exists continued_by uuid, add column if not exists continued_bytes bigint`);
    await runner.query(`alter table uploads drop constraint if exists uploads_continued_by_fkey`);
    // What was begun elsewhere and is given up there leaves nothing of itself behind.
    await runner.query(`
      alter table uploads add constraint uploads_continued_by_fkey
        foreign key (continued_by) references uploads on delete cascade not valid`);
    await runner.query(`alter table uploads validate constraint uploads_continued_by_fkey`);
    await runner.query(`drop index concurrently if exists uploads_continued_by`);
    await runner.query(`
      create index concurrently uploads_continued_by on uploads (continued_by) where continued_by is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // To the version before they are recordings that were passed on, of which nothing is there any more.
    await runner.query(`delete from uploads where continued_by is not null`);
    await runner.query(`alter table uploads drop column continued_by, drop column continued_bytes`);
  }
}
