import { Inject, Injectable } from '@nestjs/common';
import { checkZip } from '@stitchbook/archive';
import type { AudioStore } from '@stitchbook/storage';
import type { Request } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { AUDIO_STORE } from '../infrastructure/infrastructure.module.ts';
import { receiveForm } from '../recordings/receive-form.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { ImportArchive, type ImportOutcome } from './import-archive.ts';
import { ImportLease } from './import-lease.ts';
import type { ImportReportResponse } from './account-export.responses.ts';

/** An archive holds many recordings, each as large as a recording may be. */
const RECORDINGS_PER_ARCHIVE = 16;

/** An uploaded archive in the audio store. */
interface StoredArchive {
  key: string;
}

/**
 * Imports the archive of another account, or of this one. While it is imported the upload is kept in the audio store, which has
 * space and is the same disk that its audio will need, under a key that stays recorded as orphaned: the cleanup removes it even
 * after a crash.
 */
@Injectable()
export class ImportAccount {
  constructor(
    private readonly settings: GatewaySettings,
    @Inject(AUDIO_STORE) private readonly audioStore: AudioStore,
    private readonly uploads: UploadService,
    private readonly archives: ImportArchive,
    private readonly lease: ImportLease,
  ) {}

  /** Nothing of the upload is received while another import of this person runs. */
  fromForm(userId: string, request: Request): Promise<ImportReportResponse> {
    return this.lease.hold(userId, async () => this.receive(userId, request));
  }

  private async receive(userId: string, request: Request): Promise<ImportReportResponse> {
    const maxBytes = this.settings.maxUploadBytes * RECORDINGS_PER_ARCHIVE;
    const { file } = await receiveForm<StoredArchive>(request, {
      fileField: 'archive',
      fields: {},
      maxBytes,
      store: async (upload) => ({ key: await this.uploads.storeOrphaned(checkZip(upload, maxBytes)) }),
      discard: (stored) => this.uploads.discard(stored),
    });
    if (!file) throw archiveMissing();
    const gone = new AbortController();
    request.res?.once('close', () => gone.abort());
    try {
      const done = await this.audioStore.withLocalFile(file.key, (path) =>
        this.archives.run(userId, path, gone.signal),
      );
      return report(done);
    } finally {
      await this.uploads.discard(file);
    }
  }
}

/** Throws when there was something to import and nothing of it could be read. */
function report(done: ImportOutcome): ImportReportResponse {
  const { notes, creations, problems } = done;
  const failed = notes.failed + creations.failed;
  const found = notes.imported + notes.alreadyThere + creations.imported + creations.alreadyThere;
  if (failed > 0 && found === 0) {
    throw new ProductError('unprocessable', 'archive.unreadable', 'Nothing in this archive could be read.', {
      details: { problems },
    });
  }
  return { success: true, message: `${notes.imported} ${notes.imported === 1 ? 'note' : 'notes'} imported`, ...done };
}

const archiveMissing = () =>
  new ProductError('invalid', 'archive.missing-field', 'Please send the archive in the field "archive".');
