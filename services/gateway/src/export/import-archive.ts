import { Injectable } from '@nestjs/common';
import {
  type ArchiveItem,
  type AudioLocation,
  type NoteToImport,
  UnreadableFileError,
  openAudio,
  readArchiveInThread,
} from '@stitchbook/archive';
import { StorageError } from '@stitchbook/storage';
import { ProductError } from '../errors/product-error.ts';
import { type StoredUpload, UploadService } from '../recordings/upload.service.ts';
import { OVER_STORED_AUDIO } from '../quotas/quota.service.ts';
import { AccountImportRepository } from './account-import.repository.ts';
import { CreationImportRepository } from './creation-import.repository.ts';
import { ImportLists, checkTagNames } from './import-lists.ts';

const MAX_PROBLEMS = 100;

interface ImportCounts {
  imported: number;
  /** Was in this account before. */
  alreadyThere: number;
  failed: number;
}

/** What came of an import. */
export interface ImportOutcome {
  notes: ImportCounts;
  creations: ImportCounts;
  /** What could not be read, and why; the first hundred. */
  problems: { path: string; reason: string }[];
}

/** Imports an archive, a note at a time: each is imported whole or not at all, and what the account has already is left alone. */
@Injectable()
export class ImportArchive {
  constructor(
    private readonly accounts: AccountImportRepository,
    private readonly creations: CreationImportRepository,
    private readonly uploads: UploadService,
    private readonly lists: ImportLists,
  ) {}

  /** Rejects with an `ArchiveError` when it is no archive of ours, or a `StorageError`; stops early when `signal` is aborted. */
  async run(ownerId: string, archive: string, signal: AbortSignal): Promise<ImportOutcome> {
    const problems: ImportOutcome['problems'] = [];
    const counts: Record<'notes' | 'creations', ImportCounts> = {
      notes: { imported: 0, alreadyThere: 0, failed: 0 },
      creations: { imported: 0, alreadyThere: 0, failed: 0 },
    };
    for await (const item of readArchiveInThread(archive)) {
      if (signal.aborted) break;
      const count = countOf(item, counts);
      try {
        const isNew = await this.importItem(ownerId, archive, item);
        if (count) count[isNew ? 'imported' : 'alreadyThere'] += 1;
      } catch (error) {
        if (count) count.failed += 1;
        const reason = reasonOf(error);
        if (problems.length < MAX_PROBLEMS) problems.push({ path: item.path, reason });
      }
    }
    return { ...counts, problems };
  }

  /** Returns false when the account has it already. */
  private async importItem(ownerId: string, archive: string, item: ArchiveItem): Promise<boolean> {
    if (item.kind === 'unreadable') throw new UnreadableFileError(item.reason);
    if (item.kind === 'note') return this.importNote(ownerId, archive, item.note, item.audio);
    if (item.kind === 'creation') return this.creations.insert(ownerId, item.creation);
    await this.lists.run(ownerId, item);
    return true;
  }

  private async importNote(
    ownerId: string,
    archive: string,
    note: NoteToImport,
    location: AudioLocation | null,
  ): Promise<boolean> {
    checkTagNames([...note.themes.map(({ name }) => name), ...(note.removedTags ?? [])]);
    if ((await this.accounts.findNote(ownerId, note.key)) !== null) return false;
    const audio = note.recording ? await this.importAudio(archive, location, note.recording) : null;
    let isImported = false;
    try {
      isImported = await this.accounts.insertNote(ownerId, note, audio);
      return isImported;
    } catch (error) {
      throw isOverQuota(error) ? new UnreadableFileError(error.message, { cause: error }) : error;
    } finally {
      if (audio && !isImported) await this.uploads.discard(audio);
    }
  }

  private async importAudio(
    archive: string,
    location: AudioLocation | null,
    said: NonNullable<NoteToImport['recording']>,
  ): Promise<StoredUpload> {
    if (!location) throw new UnreadableFileError('The audio of this note is missing.');
    const kept = await this.uploads.storeAudio(openAudio(archive, location)).catch((error: unknown) => {
      if (error instanceof StorageError) throw error;
      throw new UnreadableFileError(
        error instanceof ProductError ? error.message : 'The audio of this note is damaged.',
        {
          cause: error,
        },
      );
    });
    if (kept.sha256 === said.sha256 && kept.format === said.format) return kept;
    await this.uploads.discard(kept);
    throw new UnreadableFileError('The audio of this note does not match its checksum.');
  }
}

/** Lists beside them are not counted. */
function countOf(
  item: ArchiveItem,
  { notes, creations }: Record<'notes' | 'creations', ImportCounts>,
): ImportCounts | null {
  const kind = item.kind === 'unreadable' ? item.of : item.kind;
  if (kind === 'note') return notes;
  return kind === 'creation' ? creations : null;
}

function isOverQuota(error: unknown): error is ProductError {
  return error instanceof ProductError && error.code === OVER_STORED_AUDIO;
}

/** Anything but an unreadable file ends the import: the store or the database does not do its work. */
function reasonOf(error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  throw error;
}
