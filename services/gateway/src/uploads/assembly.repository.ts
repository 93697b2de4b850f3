import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Job, type Transaction, UploadPiece } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { deletePieces } from './resumable-upload.repository.ts';

/** At most 4 MiB of them are in the rows themselves. */
const PIECES_AT_ONCE = 16;

/** Such a worker renews its lease; what it leaves, `deleteReplaced` deletes. */
const CAPTIONED_NOW = 'select from uploads where uploads.id = upload_id and captioner_until > now()';

/** What becomes of an upload. */
export interface AssembledUpload {
  recordingId: string;
  job: Job;
}

/** The pieces of an upload, and the lease of the request that puts them together. */
@Injectable()
export class AssemblyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The token of the lease; null while another request holds it, or once there is a job. */
  async acquire(uploadId: string, expiresInSeconds: number): Promise<string | null> {
    const token = randomUUID();
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `update uploads set assembly_token = $2, assembly_until = now() + $3 * interval '1 second'
       where id = $1 and transcribed_at is null and (assembly_until is null or assembly_until < now())`,
      [uploadId, token, expiresInSeconds],
    );
    return count === 1 ? token : null;
  }

  /** Does nothing once another request holds the lease. */
  async renew(uploadId: string, token: string, expiresInSeconds: number): Promise<void> {
    await this.dataSource.query(
      `update uploads set assembly_until = now() + $3 * interval '1 second' where id = $1 and assembly_token = $2`,
      [uploadId, token, expiresInSeconds],
    );
  }

  /** Does nothing once another request holds the lease. */
  async release(uploadId: string, token: string): Promise<void> {
    await this.dataSource.query('update uploads set assembly_until = null where id = $1 and assembly_token = $2', [
      uploadId,
      token,
    ]);
  }

  /** The next pieces in their order, from this offset on. */
  findPieces(uploadId: string, fromOffset: number): Promise<UploadPiece[]> {
    return this.dataSource
      .createQueryBuilder(UploadPiece, 'piece')
      .where('piece.uploadId = :uploadId and piece.offsetBytes >= :fromOffset', { uploadId, fromOffset })
      .orderBy('piece.offsetBytes')
      .limit(PIECES_AT_ONCE)
      .getMany();
  }

  /** Locks the upload, so that nobody else makes a job of it. False unless the lease is still this one. */
  async end(transaction: Transaction, uploadId: string, token: string): Promise<boolean> {
    const [, count] = await transaction.query<[unknown, number]>(
      `update uploads set transcribed_at = now(), updated_at = now(), assembly_token = null, assembly_until = null
       where id = $1 and assembly_token = $2 and transcribed_at is null`,
      [uploadId, token],
    );
    return count === 1;
  }

  /** Deletes the pieces of uploads that became recordings while a worker captioned them, once none does. Returns how many. */
  async deleteReplaced(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `delete from upload_pieces using uploads
       where upload_id = uploads.id and transcribed_at is not null and not exists (${CAPTIONED_NOW})`,
    );
    return count;
  }

  /**
   * Notes what has become of the upload, and deletes its pieces unless a worker still captions the last of them. Returns the keys of
   * their audio, which are orphaned then.
   */
  async replacePieces(
    transaction: Transaction,
    uploadId: string,
    { recordingId, job }: AssembledUpload,
  ): Promise<string[]> {
    await transaction.query('update uploads set recording_id = $2, job_id = $3 where id = $1', [
      uploadId,
      recordingId,
      job.id,
    ]);
    return deletePieces(transaction, uploadId, `not exists (${CAPTIONED_NOW})`);
  }
}
