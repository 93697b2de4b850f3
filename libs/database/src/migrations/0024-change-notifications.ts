import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is committed is announced on the channel `stitchbook_changes`, so that any gateway can tell the people who are waiting for it,
 * whichever process made the change. Only ids are sent: a notification has room for 8,000 bytes, and whoever listens asks
 * for the rest as whom it is for. PostgreSQL sends what is announced twice in one transaction once.
 */
export class ChangeNotifications1700000000024 implements MigrationInterface {
  name = 'ChangeNotifications1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_change(change json) returns void language sql as $$
        select pg_notify('stitchbook_changes', change::text)
      $$`);

    await runner.query(`
      create function announce_job() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'job', 'id', new.id, 'ownerId', new.owner_id));
        if new.note_id is not null and new.state is distinct from old.state then
          perform announce_change(json_build_object('kind', 'note', 'id', new.note_id));
        end if;
        return null;
      end $$`);
    // Not for a claim, a lease or a delivery: nobody sees those.
    await runner.query(`
      create trigger announce_job after update on jobs for each row
      when (old.state is distinct from new.state or old.progress is distinct from new.progress
            or old.done_seconds is distinct from new.done_seconds)
      execute function announce_job()`);

    await runner.query(`
      create function announce_note() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'note', 'id', new.id));
        return null;
      end $$`);
    await runner.query(`
      create trigger announce_note after update on notes for each row execute function announce_note()`);

    await runner.query(`
      create function announce_part_of_note() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'note', 'id', coalesce(new.note_id, old.note_id)));
        return null;
      end $$`);
    for (const table of ['comments', 'note_themes', 'shares']) {
      await runner.query(`
        create trigger announce_part_of_note after insert or update or delete on ${table}
        for each row execute function announce_part_of_note()`);
    }

    for (const [table, column, events] of [
      ['notes', 'owner_id', 'insert or delete'],
      ['shares', 'user_id', 'insert or update or delete'],
    ]) {
      await runner.query(`
        create function announce_list_by_${table}() returns trigger language plpgsql as $$
        begin
          perform announce_change(json_build_object('kind', 'list', 'userId', coalesce(new.${column}, old.${column})));
          return null;
        end $$`);
      await runner.query(`
        create trigger announce_list after ${events} on ${table}
        for each row execute function announce_list_by_${table}()`);
    }

    await runner.query(`
      create function announce_ended_session() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'session', 'userId', old.sess #>> '{passport,user}'));
        return null;
      end $$`);
    await runner.query(`
      create trigger announce_ended_session after delete on http_sessions for each row
      when (old.sess #>> '{passport,user}' is not null) execute function announce_ended_session()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['job', 'note', 'part_of_note', 'list_by_notes', 'list_by_shares', 'ended_session'])
      await runner.query(`drop function announce_${name} cascade`);
    await runner.query(`drop function announce_change`);
  }
}
