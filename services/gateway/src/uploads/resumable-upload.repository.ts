import { Injectable } from '@nestjs/common';
import { type Transaction, Upload } from '@stitchbook/database';
import { DataSource, IsNull, Not } from 'typeorm';
import type { NewUpload, PieceFacts } from './upload.requests.ts';

/** All but what a worker has heard in it, which may be long. */
const FACTS = {
  id: true,
  clientKey: true,
  media: true,
  fileName: true,
  title: true,
  length: true,
  receivedBytes: true,
  wantsCaptions: true,
  jobId: true,
  transcribedAt: true,
  continuedBy: true,
  continuedBytes: true,
  captionState: true,
  createdAt: true,
  updatedAt: true,
} as const;

export type UploadFacts = Pick<Upload, keyof typeof FACTS>;

/** A piece that has arrived: its bytes, or where the audio store has them. */
export interface NewPiece extends Pick<PieceFacts, 'offset' | 'length'> {
  bytes: number;
  data: Buffer | null;
  audioKey: string | null;
}

@Injectable()
export class ResumableUploadRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(ownerId: string, id: string): Promise<UploadFacts | null> {
    return this.dataSource.getRepository(Upload).findOne({ select: FACTS, where: { id, ownerId } });
  }

  /** Those that no job was made of, and those that another one goes on with; newest first. */
  findUnfinished(ownerId: string, limit: number): Promise<UploadFacts[]> {
    return this.dataSource.getRepository(Upload).find({
      select: FACTS,
      where: [
        { ownerId, transcribedAt: IsNull() },
        { ownerId, continuedBy: Not(IsNull()) },
      ],
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
    });
  }

  /** The one that the client has created under this key before; whoever else creates one waits until this transaction has ended. */
  async lockByKey(transaction: Transaction, ownerId: string, clientKey: string): Promise<UploadFacts | null> {
    await transaction.query('select 1 from users where id = $1 for no key update', [ownerId]);
    return transaction.findOne(Upload, { select: FACTS, where: { ownerId, clientKey } });
  }

  countUnfinished(transaction: Transaction, ownerId: string): Promise<number> {
    return transaction.countBy(Upload, { ownerId, transcribedAt: IsNull() });
  }

  async insert(transaction: Transaction, ownerId: string, upload: NewUpload): Promise<UploadFacts> {
    const { identifiers } = await transaction.insert(Upload, { ownerId, ...upload });
    return transaction.findOneOrFail(Upload, { select: FACTS, where: { id: String(identifiers[0]?.['id']) } });
  }

  /**
   * Moves the end of an upload to behind a piece, which the caller inserts in the same transaction. False when another piece has
   * come before it, or it is not open any more: then the upload is as it was.
   */
  async advance(transaction: Transaction, id: string, { offset, bytes, length }: NewPiece): Promise<boolean> {
    const [, count] = await transaction.query<[unknown, number]>(
      `update uploads set received_bytes = received_bytes + $3, length = coalesce(length, $4::bigint), updated_at = now()
       where id = $1 and received_bytes = $2 and transcribed_at is null
         and coalesce(length, $4::bigint) is not distinct from coalesce($4::bigint, length)
         and coalesce(received_bytes + $3 <= coalesce(length, $4::bigint), true)`,
      [id, offset, bytes, length],
    );
    return count === 1;
  }

  async insertPiece(transaction: Transaction, uploadId: string, piece: NewPiece): Promise<void> {
    const { offset, bytes, data, audioKey } = piece;
    await transaction.query(
      'insert into upload_pieces (upload_id, offset_bytes, bytes, data, audio_key) values ($1, $2, $3, $4, $5)',
      [uploadId, offset, bytes, data, audioKey],
    );
  }

  /** Returns the keys of its audio, which are orphaned then; null when a job was made of it. */
  async deleteUnfinished(transaction: Transaction, id: string): Promise<string[] | null> {
    const locked = await transaction.query<object[]>(
      'select 1 from uploads where id = $1 and transcribed_at is null for update',
      [id],
    );
    if (locked.length === 0) return null;
    const keys = await deletePieces(transaction, id);
    await transaction.delete(Upload, { id });
    return keys;
  }

  /** Deletes up to so many that have not been touched for so long, with or without a job. Returns how many. */
  async deleteUntouched(days: number, limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `delete from uploads where id in (
         select id from uploads where updated_at < now() - $1 * interval '1 day'
         order by updated_at limit $2 for update skip locked)`,
      [days, limit],
    );
    return count;
  }
}

/** Returns the keys of their audio; a trigger has made them orphaned. */
export async function deletePieces(transaction: Transaction, uploadId: string, condition = 'true'): Promise<string[]> {
  const [rows] = await transaction.query<[{ key: string | null }[], number]>(
    `delete from upload_pieces where upload_id = $1 and ${condition} returning audio_key as key`,
    [uploadId],
  );
  return rows.flatMap(({ key }) => key ?? []);
}
