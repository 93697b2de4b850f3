import type { ImportReport } from '@stitchbook/contracts';
import type { Request } from 'express';
import { ProductError } from '../../errors/product-error.ts';
import type { GatewaySettings } from '../../gateway.settings.ts';
import { receiveForm } from '../../recordings/receive-form.ts';
import { archiveMissing } from '../archive/archive-error.ts';
import { ArchiveReader } from '../archive/archive-reader.ts';
import type { ArchiveShelf, ShelvedArchive } from '../archive/archive-shelf.ts';
import type { ImportArchive } from '../archive/import-archive.ts';

/** An archive holds many recordings, each as large as a recording may be. */
const RECORDINGS_PER_ARCHIVE = 16;

/** Takes the archive of another account in. */
export class ImportAccount {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly shelf: ArchiveShelf,
    private readonly archives: ImportArchive,
  ) {}

  async fromForm(userId: string, request: Request): Promise<ImportReport> {
    const maxBytes = this.settings.maxUploadBytes * RECORDINGS_PER_ARCHIVE;
    const { file } = await receiveForm<ShelvedArchive>(request, {
      fileField: 'archive',
      maxBytes,
      keep: (upload) => this.shelf.keep(upload, maxBytes),
      discard: (kept) => this.shelf.discard(kept),
    });
    if (!file) throw archiveMissing();
    const gone = new AbortController();
    request.res?.once('close', () => gone.abort());
    try {
      const done = await this.shelf.read(file, (path) =>
        ArchiveReader.open(path, (archive) => this.archives.run(userId, archive, gone.signal)),
      );
      return report(done);
    } finally {
      await this.shelf.discard(file);
    }
  }
}

/** Throws when there was something to take in and nothing of it could be read. */
function report(done: Omit<ImportReport, 'success' | 'message'>): ImportReport {
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
