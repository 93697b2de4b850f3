import { Injectable } from '@nestjs/common';
import type { Transaction, UploadMedia } from '@stitchbook/database';

/** What decides whether another device may go on with an upload. */
export interface LeftUpload {
  media: UploadMedia;
  receivedBytes: number;
  isTranscribed: boolean;
  continuedBy: string | null;
  isBeingAssembled: boolean;
  /** Whether nothing of it has come for a while. */
  isLeft: boolean;
}

/** Uploads that another one goes on with. */
@Injectable()
export class ContinuedUploadRepository {
  /** Nothing is added to it, nor is it put together, before the transaction ends. Null when it is gone. */
  async lock(transaction: Transaction, id: string, leftAfterSeconds: number): Promise<LeftUpload | null> {
    const [left] = await transaction.query<LeftUpload[]>(
      `select media, received_bytes::float8 as "receivedBytes", transcribed_at is not null as "isTranscribed",
         continued_by as "continuedBy", coalesce(assembly_until > now(), false) as "isBeingAssembled",
         updated_at <= now() - $2 * interval '1 second' as "isLeft"
       from uploads where id = $1 for update`,
      [id, leftAfterSeconds],
    );
    return left ?? null;
  }

  /**
   * Makes a new upload that has the pieces and captions of this one, which ends: to the version before it is one that was passed
   * on already, and complete without a byte, so that its device sends what it has as another recording.
   */
  async continue(transaction: Transaction, id: string, clientKey: string, wantsCaptions: boolean): Promise<string> {
    const [made] = await transaction.query<{ id: string }[]>(
      `insert into uploads (owner_id, client_key, media, title, received_bytes, wants_captions)
       select owner_id, $2, media, title, received_bytes, $3 from uploads where id = $1 returning id`,
      [id, clientKey, wantsCaptions],
    );
    const nextId = String(made?.id);
    for (const table of ['upload_pieces', 'captions']) {
      await transaction.query(`update ${table} set upload_id = $2 where upload_id = $1`, [id, nextId]);
    }
    await transaction.query(
      `update uploads set continued_by = $2, continued_bytes = received_bytes, received_bytes = 0, length = 0,
         transcribed_at = now(), updated_at = now(), assembly_token = null, assembly_until = null,
         captioner = null, captioner_until = null, caption_state = null, captioned = null
       where id = $1`,
      [id, nextId],
    );
    return nextId;
  }
}
