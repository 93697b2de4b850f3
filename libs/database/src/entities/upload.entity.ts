import { Column, Entity } from 'typeorm';
import { bigint, createdMoment, moment, uuidId } from '../column-types.ts';

/** `pcm` is 16-bit signed little-endian mono at 16 kHz without a header, as the web app records it; `file` is any audio file. */
export type UploadMedia = 'file' | 'pcm';

export type CaptionState = 'live' | 'behind' | 'done' | 'failed';

/** A recording that arrives in pieces, and stays for a while after a job was made of it. */
@Entity('uploads')
export class Upload {
  @Column(uuidId)
  id!: string;

  @Column({ type: 'uuid' })
  ownerId!: string;

  /** The client's own name for it, so that it is created once. */
  @Column({ type: 'text' })
  clientKey!: string;

  @Column({ type: 'text' })
  media!: UploadMedia;

  @Column({ type: 'text', nullable: true })
  fileName!: string | null;

  @Column({ type: 'text', nullable: true })
  title!: string | null;

  /** Bytes that it will have; null until the client knows. */
  @Column({ ...bigint, nullable: true })
  length!: number | null;

  /** The sum of its pieces, which follow each other without a gap. */
  @Column({ ...bigint, default: 0 })
  receivedBytes!: number;

  @Column({ type: 'boolean', default: false })
  wantsCaptions!: boolean;

  /** With which it is deleted. */
  @Column({ type: 'uuid', nullable: true })
  recordingId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  jobId!: string | null;

  /** When its job was created, or another upload went on with it: its pieces are gone since. The job may be gone as well. */
  @Column({ ...moment, nullable: true })
  transcribedAt!: Date | null;

  /** The upload that goes on with it, and has its pieces; with which it is deleted. */
  @Column({ type: 'uuid', nullable: true })
  continuedBy!: string | null;

  /** How many bytes that one has taken over. */
  @Column({ ...bigint, nullable: true })
  continuedBytes!: number | null;

  /** Of the request that puts its pieces together. */
  @Column({ type: 'uuid', nullable: true })
  assemblyToken!: string | null;

  @Column({ ...moment, nullable: true })
  assemblyUntil!: Date | null;

  /** The token of the worker that writes its captions. */
  @Column({ type: 'text', nullable: true })
  captioner!: string | null;

  /** By the database's clock; past it another worker may claim. */
  @Column({ ...moment, nullable: true })
  captionerUntil!: Date | null;

  /** Null until a worker has begun. */
  @Column({ type: 'text', nullable: true })
  captionState!: CaptionState | null;

  /** What the whole recording was heard to say, once its captions are done. */
  @Column({ type: 'jsonb', nullable: true })
  captioned!: object | null;

  @Column(createdMoment)
  createdAt!: Date;

  /** When its last piece came. */
  @Column({ ...moment, default: () => 'now()' })
  updatedAt!: Date;
}

/** Bytes that came in one request, stored here when they are few and in the audio store when they are many. */
@Entity('upload_pieces')
export class UploadPiece {
  @Column({ type: 'uuid', primary: true })
  uploadId!: string;

  @Column({ ...bigint, primary: true })
  offsetBytes!: number;

  @Column({ type: 'integer' })
  bytes!: number;

  @Column({ type: 'bytea', nullable: true })
  data!: Buffer | null;

  /** Where the audio store has it; when the row is deleted, a trigger makes it orphaned. */
  @Column({ type: 'text', nullable: true })
  audioKey!: string | null;
}
