import { ARCHIVE_FORMAT_VERSION, type ImportCounts, type ImportReport } from '@stitchbook/contracts';
import { StorageError } from '@stitchbook/storage';
import { ProductError } from '../../errors/product-error.ts';
import type { AudioKeeper, KeptAudio } from '../../recordings/audio-keeper.ts';
import { readTags } from '../../notes/update-tags.ts';
import { UnreadableFile, notOurArchive, unknownVersion } from './archive-error.ts';
import type { ArchiveImportRepository } from './archive-import.repository.ts';
import type { NoteInArchive } from './archive-index.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { ArchivedCreationFile } from './files/archived-creation.file.ts';
import { ArchivedManifestHead } from './files/archived-manifest.file.ts';
import { ArchivedNoteFile } from './files/archived-note.file.ts';
import { type ArchivedThemeFile, ArchivedThemesFile } from './files/archived-theme.file.ts';
import { checkArchived } from './check-archived.ts';

const MOST_PROBLEMS_TOLD = 100;

/** Takes an archive in, a note at a time: each comes in whole or not at all, and what is there already is left alone. */
export class ImportArchive {
  constructor(
    private readonly accounts: ArchiveImportRepository,
    private readonly audio: AudioKeeper,
  ) {}

  /** Rejects with a `ProductError` when it is no archive of ours, or a `StorageError`; stops early when `signal` is aborted. */
  async run(
    ownerId: string,
    archive: ArchiveReader,
    signal: AbortSignal,
  ): Promise<Omit<ImportReport, 'success' | 'message'>> {
    await checkManifest(archive);
    const problems: ImportReport['problems'] = [];
    const notes = await takeEach(archive.index.notes, signal, problems, (files) =>
      this.takeNote(ownerId, archive, files),
    );
    const creations = await takeEach(
      archive.index.creations.map((entry) => [entry.fileName, entry] as const),
      signal,
      problems,
      async (entry) =>
        this.accounts.insertCreation(ownerId, checkArchived(ArchivedCreationFile, await archive.readJson(entry))),
    );
    await this.takeThemes(ownerId, archive, problems);
    return { notes, creations, problems: problems.slice(0, MOST_PROBLEMS_TOLD) };
  }

  /** Returns false when the account has it already. */
  private async takeNote(ownerId: string, archive: ArchiveReader, files: NoteInArchive): Promise<boolean> {
    if (!files.note) throw new UnreadableFile('There is audio but no note.json.');
    const note = checkArchived(ArchivedNoteFile, await archive.readJson(files.note));
    cleanThemes(note.themes);
    if ((await this.accounts.findNote(ownerId, note.key)) !== null) return false;
    const audio = note.recording ? await this.takeAudio(archive, files, note.recording) : null;
    let isTaken = false;
    try {
      isTaken = await this.accounts.insertNote(ownerId, note, audio);
      return isTaken;
    } finally {
      if (audio && !isTaken) await this.audio.discard(audio);
    }
  }

  private async takeAudio(
    archive: ArchiveReader,
    { audio }: NoteInArchive,
    said: NonNullable<ArchivedNoteFile['recording']>,
  ): Promise<KeptAudio> {
    if (!audio) throw new UnreadableFile('The audio of this note is missing.');
    const kept = await this.audio.keep(await archive.openAudio(audio)).catch((error: unknown) => {
      if (error instanceof StorageError) throw error;
      throw new UnreadableFile(error instanceof ProductError ? error.message : 'The audio of this note is damaged.', {
        cause: error,
      });
    });
    if (kept.sha256 === said.sha256 && kept.format === said.format) return kept;
    await this.audio.discard(kept);
    throw new UnreadableFile('The audio of this note does not match its checksum.');
  }

  /** Themes that no note carries come last, so that those of the notes are known by then. */
  private async takeThemes(ownerId: string, archive: ArchiveReader, problems: ImportReport['problems']): Promise<void> {
    const { themes: entry } = archive.index;
    if (!entry) return;
    try {
      const { themes } = checkArchived(ArchivedThemesFile, { themes: await archive.readJson(entry) });
      cleanThemes(themes);
      await this.accounts.insertThemes(null, ownerId, themes);
    } catch (error) {
      problems.push({ path: entry.fileName, reason: reasonOf(error) });
    }
  }
}

async function checkManifest(archive: ArchiveReader): Promise<void> {
  const { manifest } = archive.index;
  if (!manifest) throw notOurArchive();
  const { formatVersion } = await archive
    .readJson(manifest)
    .then((read) => checkArchived(ArchivedManifestHead, read))
    .catch((error: unknown) => {
      throw error instanceof UnreadableFile ? notOurArchive() : error;
    });
  if (formatVersion !== ARCHIVE_FORMAT_VERSION) throw unknownVersion();
}

async function takeEach<File>(
  files: Iterable<readonly [path: string, file: File]>,
  signal: AbortSignal,
  problems: ImportReport['problems'],
  take: (file: File) => Promise<boolean>,
): Promise<ImportCounts> {
  const counts: ImportCounts = { imported: 0, alreadyThere: 0, failed: 0 };
  for (const [path, file] of files) {
    if (signal.aborted) break;
    try {
      if (await take(file)) counts.imported += 1;
      else counts.alreadyThere += 1;
    } catch (error) {
      counts.failed += 1;
      const reason = reasonOf(error);
      if (problems.length < MOST_PROBLEMS_TOLD) problems.push({ path, reason });
    }
  }
  return counts;
}

/** Anything but an unreadable file ends the import: the store or the database does not do its work. */
function reasonOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  throw error;
}

/** By the rule for tags: two names of one archive must not become one here without a word. */
function cleanThemes(themes: ArchivedThemeFile[]): void {
  for (const theme of themes) {
    if (cleanTag(theme.name) !== theme.name) throw new UnreadableFile(`"${theme.name.slice(0, 60)}" cannot be a tag.`);
  }
}

function cleanTag(name: string): string | undefined {
  try {
    return readTags([name])[0];
  } catch {
    return undefined;
  }
}
