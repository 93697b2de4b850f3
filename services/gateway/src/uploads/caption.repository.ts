import { Injectable } from '@nestjs/common';
import { Caption, Upload } from '@stitchbook/database';
import { DataSource, MoreThan } from 'typeorm';

export type CaptionedUpload = Pick<Upload, 'wantsCaptions' | 'captionState' | 'transcribedAt'>;

@Injectable()
export class CaptionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How far the captions of an upload are; null when it is gone. */
  findUpload(id: string): Promise<CaptionedUpload | null> {
    return this.dataSource.getRepository(Upload).findOne({
      select: { id: true, wantsCaptions: true, captionState: true, transcribedAt: true },
      where: { id },
    });
  }

  /** Captions that have changed since that revision, in the order of their changes. */
  findChanged(uploadId: string, sinceRevision: number, limit: number): Promise<Caption[]> {
    return this.dataSource.getRepository(Caption).find({
      where: { uploadId, revision: MoreThan(sinceRevision) },
      order: { revision: 'ASC' },
      take: limit,
    });
  }
}
