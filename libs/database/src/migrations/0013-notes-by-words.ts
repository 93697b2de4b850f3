import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotesByWords1700000000013 implements MigrationInterface {
  name = 'NotesByWords1700000000013';
  /** Notes are written all the while: an index is made beside them, which no transaction can do. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A try that was broken off has left one that is good for nothing.
    await runner.query(`drop index concurrently if exists notes_transcript`);
    await runner.query(`create index concurrently notes_transcript on notes using hash (transcript)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index notes_transcript`);
  }
}
