import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { ResumableUploadRepository, type UploadFacts } from './resumable-upload.repository.ts';
import { UploadLimits } from './upload-limits.ts';
import type { NewUpload } from './upload.requests.ts';

const MAX_UNFINISHED = 20;
const MAX_LISTED = 50;

/** Recordings that arrive in pieces. `AppendPiece` takes the pieces, `TranscribeUpload` makes a job of what is complete. */
@Injectable()
export class ResumableUploads {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: ResumableUploadRepository,
    private readonly audio: UploadService,
    private readonly limits: UploadLimits,
  ) {}

  /** Resolves with the upload that the client has created under this key before, if there is one. */
  async create(ownerId: string, wanted: NewUpload): Promise<UploadFacts> {
    if (wanted.length !== null) this.limits.requireLength(wanted.media, wanted.length);
    return this.unitOfWork.run(async (transaction) => {
      const existing = await this.uploads.lockByKey(transaction, ownerId, wanted.clientKey);
      if (existing) return existing;
      if ((await this.uploads.countUnfinished(transaction, ownerId)) >= MAX_UNFINISHED) throw tooMany();
      await this.limits.requireQuota(ownerId, wanted.length ?? 0, transaction);
      return this.uploads.insert(transaction, ownerId, wanted);
    });
  }

  list(ownerId: string): Promise<UploadFacts[]> {
    return this.uploads.findUnfinished(ownerId, MAX_LISTED);
  }

  /** Throws a `ProductError` when there is none, or it is somebody else's. */
  async show(ownerId: string, id: string): Promise<UploadFacts> {
    const upload = isUUID(id, 'loose') ? await this.uploads.find(ownerId, id) : null;
    if (!upload) {
      throw new ProductError('not-found', 'upload.missing', 'This upload does not exist, or not any more.');
    }
    return upload;
  }

  /** Throws a `ProductError` once it has a job. */
  async delete(ownerId: string, id: string): Promise<void> {
    const upload = await this.show(ownerId, id);
    const keys = await this.unitOfWork.run((transaction) => this.uploads.deleteUnfinished(transaction, upload.id));
    if (!keys) throw endedAlready(await this.show(ownerId, id));
    for (const key of keys) await this.audio.discard({ key });
  }
}

function tooMany(): ProductError {
  return new ProductError(
    'conflict',
    'upload.too-many',
    `You have ${MAX_UNFINISHED} recordings here that are not complete. Please finish or discard one of them first.`,
  );
}

/** Why an upload takes nothing more. */
export function endedAlready({ continuedBy }: Pick<UploadFacts, 'continuedBy'>): ProductError {
  if (continuedBy) {
    return new ProductError('conflict', 'upload.continued', 'Another device goes on with this recording.');
  }
  return new ProductError(
    'conflict',
    'upload.transcribed',
    'This recording is complete and has been passed on already.',
  );
}
