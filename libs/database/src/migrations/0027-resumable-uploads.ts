import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recordings that arrive in pieces, and what is heard in them while they do (decision 31). */
export class ResumableUploads1700000000027 implements MigrationInterface {
  name = 'ResumableUploads1700000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table uploads (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users on delete cascade,
        client_key text not null check (char_length(client_key) between 1 and 200),
        media text not null check (media in ('file', 'pcm')),
        file_name text,
        title text,
        length bigint check (length >= 0),
        received_bytes bigint not null default 0 check (received_bytes >= 0),
        wants_captions boolean not null default false,
        recording_id uuid references recordings on delete cascade,
        job_id uuid references jobs on delete set null,
        transcribed_at timestamptz,
        assembly_token uuid,
        assembly_until timestamptz,
        captioner text,
        captioner_until timestamptz,
        caption_state text check (caption_state in ('live', 'behind', 'done', 'failed')),
        captioned jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (owner_id, client_key)
      )`);
    await runner.query(`create index uploads_recording on uploads (recording_id)`);
    await runner.query(`create index uploads_job on uploads (job_id)`);
    await runner.query(`create index uploads_untouched on uploads (updated_at)`);
    await runner.query(`create index uploads_wanting_captions on uploads (created_at) where wants_captions`);

    await runner.query(`
      create table upload_pieces (
        upload_id uuid not null references uploads on delete cascade,
        offset_bytes bigint not null check (offset_bytes >= 0),
        bytes integer not null check (bytes > 0),
        data bytea,
        audio_key text,
        primary key (upload_id, offset_bytes),
        check (num_nonnulls(data, audio_key) = 1)
      )`);
    // Audio does not get smaller by compressing it, and a worker reads it while somebody waits.
    await runner.query(`alter table upload_pieces alter column data set storage external`);
    await runner.query(`
      create table captions (
        upload_id uuid not null references uploads on delete cascade,
        number integer not null,
        text text not null,
        start_seconds double precision not null,
        end_seconds double precision not null,
        is_final boolean not null,
        revision bigint not null,
        primary key (upload_id, number)
      )`);
    await this.createTriggers(runner);
  }

  private async createTriggers(runner: QueryRunner): Promise<void> {
    // Whoever deletes a piece, a cascade too, leaves no file behind.
    await runner.query(`
      create function orphan_audio_of_piece() returns trigger language plpgsql as $$
      begin
        insert into orphaned_audio (audio_key, remove_after) values (old.audio_key, now())
        on conflict (audio_key) do update set remove_after = now();
        return null;
      end $$`);
    await runner.query(`
      create trigger orphan_audio_of_piece after delete on upload_pieces for each row
      when (old.audio_key is not null) execute function orphan_audio_of_piece()`);

    await runner.query(`
      create function announce_upload() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object(
          'kind', 'upload', 'id', coalesce(new.id, old.id), 'ownerId', coalesce(new.owner_id, old.owner_id)));
        return null;
      end $$`);
    await runner.query(`
      create trigger announce_upload after insert or delete on uploads for each row execute function announce_upload()`);
    // Not for a lease that is renewed: nobody waits for it.
    await runner.query(`
      create trigger announce_changed_upload after update on uploads for each row
      when (old.received_bytes is distinct from new.received_bytes or old.length is distinct from new.length
            or old.transcribed_at is distinct from new.transcribed_at or old.captioner is distinct from new.captioner
            or old.caption_state is distinct from new.caption_state)
      execute function announce_upload()`);

    await runner.query(`
      create function announce_captions() returns trigger language plpgsql as $$
      begin
        perform announce_change(json_build_object('kind', 'captions', 'uploadId', new.upload_id));
        return null;
      end $$`);
    await runner.query(`
      create trigger announce_captions after insert or update on captions for each row
      execute function announce_captions()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['captions', 'upload_pieces', 'uploads']) await runner.query(`drop table ${table}`);
    for (const name of ['announce_captions', 'announce_upload', 'orphan_audio_of_piece'])
      await runner.query(`drop function ${name}`);
  }
}
