import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { Caption, DataSource, Upload, UploadPiece } from '@stitchbook/database';
import type { AudioStore } from '@stitchbook/storage';
import { AUDIO_STORE } from '../transcription.providers.ts';
import type { CaptionedResult } from './captioned-result.ts';

/** How long a claim holds without being renewed. */
export const LEASE_SECONDS = 6;
/** An upload to which nothing has come for so long has no captioner, until something comes again. */
export const IDLE_SECONDS = 180;
/** At most 2 MB where they are in rows. */
const PIECES_AT_ONCE = 8;

/** A worker's right to write the captions of an upload. */
export interface CaptionClaim {
  uploadId: string;
  token: string;
}

/** What a recording knows of the upload that it came from. */
export interface CaptionedUpload {
  receivedBytes: number;
  captioned: CaptionedResult | null;
  /** Whether a worker is captioning it right now. */
  isClaimed: boolean;
}

export type NewCaption = Pick<Caption, 'number' | 'text' | 'startSeconds' | 'endSeconds' | 'isFinal' | 'revision'>;

/** Uploads, as whoever captions them reads and writes them. What is written names the claim, so that who lost it changes nothing. */
@Injectable()
export class CaptionRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
  ) {}

  /** Claims the upload that waits longest for captions; null when there is none. */
  async claim(): Promise<CaptionClaim | null> {
    const token = randomUUID();
    const [claimed] = await this.dataSource.query<[{ id: string }[], number]>(
      `update uploads set captioner = $1, captioner_until = now() + $2 * interval '1 second', caption_state = 'live'
       where id = (
         select id from uploads
         where wants_captions and media = 'pcm' and transcribed_at is null and received_bytes > 0
           and (caption_state is null or caption_state = 'live')
           and (captioner_until is null or captioner_until < now())
           and updated_at > now() - $3 * interval '1 second'
         order by created_at limit 1 for update skip locked
       ) returning id`,
      [token, LEASE_SECONDS, IDLE_SECONDS],
    );
    return claimed[0] ? { uploadId: claimed[0].id, token } : null;
  }

  /** Keeps the claim for another lease; false when it is lost, or the upload is gone. */
  async renew(claim: CaptionClaim): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(Upload)
      .update(
        { id: claim.uploadId, captioner: claim.token },
        { captionerUntil: () => `now() + interval '${LEASE_SECONDS} seconds'` },
      );
    return Boolean(affected);
  }

  /** Null when the upload is gone. */
  find({ uploadId }: CaptionClaim): Promise<Upload | null> {
    return this.dataSource.getRepository(Upload).findOneBy({ id: uploadId });
  }

  /** The next sound from this byte on, up to a piece that is not there. */
  async readFrom({ uploadId }: CaptionClaim, offsetBytes: number): Promise<Buffer[]> {
    const pieces = await this.dataSource
      .getRepository(UploadPiece)
      .createQueryBuilder('piece')
      .where('piece.uploadId = :uploadId and piece.offsetBytes >= :offsetBytes', { uploadId, offsetBytes })
      .orderBy('piece.offsetBytes')
      .limit(PIECES_AT_ONCE)
      .getMany();
    const sound: Buffer[] = [];
    let at = offsetBytes;
    for (const piece of pieces) {
      if (piece.offsetBytes !== at) break;
      sound.push(piece.data ?? (await buffer(await this.store.open(String(piece.audioKey)))));
      at += piece.bytes;
    }
    return sound;
  }

  /** What a captioner before has written. */
  listCaptions({ uploadId }: CaptionClaim): Promise<Caption[]> {
    return this.dataSource.getRepository(Caption).findBy({ uploadId });
  }

  /** False when the claim is lost, or the upload is gone. */
  async storeCaptions({ uploadId, token }: CaptionClaim, captions: readonly NewCaption[]): Promise<boolean> {
    const stored = await this.dataSource.query<object[]>(
      `insert into captions (upload_id, number, text, start_seconds, end_seconds, is_final, revision)
       select $1, c.number, c.text, c."startSeconds", c."endSeconds", c."isFinal", c.revision
       from jsonb_to_recordset($3::jsonb) c (
         number integer, text text, "startSeconds" float8, "endSeconds" float8, "isFinal" boolean, revision bigint)
       where exists (select from uploads where id = $1 and captioner = $2)
       on conflict (upload_id, number) do update set text = excluded.text, start_seconds = excluded.start_seconds,
         end_seconds = excluded.end_seconds, is_final = excluded.is_final, revision = excluded.revision
       returning 1`,
      [uploadId, token, JSON.stringify(captions)],
    );
    return stored.length > 0;
  }

  async finish(claim: CaptionClaim, captioned: CaptionedResult): Promise<void> {
    await this.write(claim, { captionState: 'done', captioned, captioner: null, captionerUntil: null });
  }

  /** Nobody captions it any more. */
  async end(claim: CaptionClaim, captionState: 'behind' | 'failed'): Promise<void> {
    await this.write(claim, { captionState, captioner: null, captionerUntil: null });
  }

  /** Another worker may caption it from its beginning. */
  async release(claim: CaptionClaim): Promise<void> {
    await this.write(claim, { captionState: null, captioner: null, captionerUntil: null });
  }

  /** Null when the recording did not come with captions. */
  async findOfRecording(recordingId: string): Promise<CaptionedUpload | null> {
    const [found] = await this.dataSource.query<CaptionedUpload[]>(
      `select received_bytes::float8 as "receivedBytes", captioned, coalesce(captioner_until > now(), false) as "isClaimed"
       from uploads where recording_id = $1 and wants_captions`,
      [recordingId],
    );
    return found ?? null;
  }

  private async write({ uploadId, token }: CaptionClaim, change: Partial<Upload>): Promise<void> {
    await this.dataSource.getRepository(Upload).update({ id: uploadId, captioner: token }, change);
  }
}
