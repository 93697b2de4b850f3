import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

export class SpokenLanguages1700000000040 implements MigrationInterface {
  name = 'SpokenLanguages1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'recordings', 'users');
    await runner.query(`alter table recordings add column language text`);
    await runner.query(`alter table users add column spoken_language text`);
    await runner.query(`create table speech_languages (language text primary key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table speech_languages`);
    await runner.query(`alter table users drop column spoken_language`);
    await runner.query(`alter table recordings drop column language`);
  }
}
