import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lockTables } from '../lock-tables.ts';

/** What creations said before they were edited, whom they are shared with, and that both are told (decision 63). */
export class CreationVersions1700000000050 implements MigrationInterface {
  name = 'CreationVersions1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await lockTables(runner, 'creations', 'users');
    await runner.query(`
      alter table creations
        add column edited_at timestamptz(3),
        add column edited_by uuid references users on delete set null`);
    await runner.query(`create index creations_editor on creations (edited_by) where edited_by is not null`);
    await runner.query(`
      create table creation_versions (
        creation_id bigint not null references creations on delete cascade,
        version integer not null,
        content text not null,
        characters integer not null generated always as (char_length(content)) stored,
        edited_at timestamptz(3),
        edited_by uuid references users on delete set null,
        primary key (creation_id, version)
      )`);
    await runner.query(
      `create index creation_versions_editor on creation_versions (edited_by) where edited_by is not null`,
    );
    await runner.query(`
      create table creation_shares (
        creation_id bigint not null references creations on delete cascade,
        user_id uuid not null references users on delete cascade,
        permission text not null check (permission in ('view', 'edit')),
        created_at timestamptz(3) not null default now(),
        primary key (creation_id, user_id)
      )`);
    await runner.query(`create index creation_shares_user on creation_shares (user_id, creation_id)`);
    await announceCreations(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['creation', 'creation_share', 'creations_of_owner'])
      await runner.query(`drop function announce_${name} cascade`);
    await runner.query(`drop table creation_shares`);
    await runner.query(`drop table creation_versions`);
    await runner.query(`alter table creations drop column edited_by, drop column edited_at`);
  }
}

/** A gateway of before does not know these kinds, and passes over them. */
async function announceCreations(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function announce_creation() returns trigger language plpgsql as $$
    begin
      perform announce_change(json_build_object('kind', 'creation', 'id', new.id));
      return null;
    end $$`);
  await runner.query(`
    create trigger announce_creation after update on creations for each row execute function announce_creation()`);
  await runner.query(`
    create function announce_creations_of_owner() returns trigger language plpgsql as $$
    begin
      perform announce_change(json_build_object('kind', 'creations', 'userId', coalesce(new.owner_id, old.owner_id)));
      return null;
    end $$`);
  await runner.query(`
    create trigger announce_creations_of_owner after insert or delete on creations
    for each row execute function announce_creations_of_owner()`);
  await runner.query(`
    create function announce_creation_share() returns trigger language plpgsql as $$
    begin
      perform announce_change(json_build_object('kind', 'creations', 'userId', coalesce(new.user_id, old.user_id)));
      perform announce_change(json_build_object('kind', 'creation', 'id', coalesce(new.creation_id, old.creation_id)));
      return null;
    end $$`);
  await runner.query(`
    create trigger announce_creation_share after insert or update or delete on creation_shares
    for each row execute function announce_creation_share()`);
}
