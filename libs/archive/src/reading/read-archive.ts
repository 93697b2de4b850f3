import type { Entry } from 'yauzl';
import type { AudioLocation } from '../archive-audio.ts';
import { UnreadableFileError, unknownVersion, withoutManifest } from '../archive-error.ts';
import { checkFile } from '../files/check-file.ts';
import {
  ARCHIVE_FORMAT_VERSION,
  ExportedBlocks,
  type ExportedCorrectedWord,
  ExportedCorrectedWords,
  ExportedCreation,
  type ExportedTerm,
  ExportedThemes,
  ExportedVocabulary,
  ManifestHead,
} from '../files/exported-account.ts';
import { ExportedNote, type ExportedTheme } from '../files/exported-note.ts';
import type { ExportedRecording } from '../files/exported-recording.ts';
import { ExportedSeparateTags, type ExportedTagPair } from '../files/exported-tag-pair.ts';
import type { NoteInArchive } from './archive-index.ts';
import { ArchiveReader } from './archive-reader.ts';

/** A validated note. Its long lists stay JSON: they are sent to the database as they are. */
export interface NoteToImport extends Omit<ExportedNote, 'comments' | 'recording'> {
  commentsJson: string;
  recording: (Omit<ExportedRecording, 'segments'> & { segmentsJson: string | null }) | null;
}

/** What is read of an archive, one after the other: notes, creations, themes, tags to be kept apart, blocked people, own words, what was corrected. */
export type ArchiveItem =
  | { kind: 'note'; path: string; note: NoteToImport; audio: AudioLocation | null }
  | { kind: 'creation'; path: string; creation: ExportedCreation }
  | { kind: 'themes'; path: string; themes: ExportedTheme[] }
  | { kind: 'separate-tags'; path: string; pairs: ExportedTagPair[] }
  | { kind: 'blocked-people'; path: string; userIds: string[] }
  | { kind: 'vocabulary'; path: string; terms: ExportedTerm[] }
  | { kind: 'corrected-words'; path: string; words: ExportedCorrectedWord[] }
  | {
      kind: 'unreadable';
      of: 'note' | 'creation' | 'themes' | 'separate-tags' | 'blocked-people' | 'vocabulary' | 'corrected-words';
      path: string;
      reason: string;
    };

/** Reads an archive on the disk. Throws an `ArchiveError` when it is not one of ours, broken or not to be trusted. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveItem, undefined> {
  const archive = await ArchiveReader.open(path);
  try {
    await checkManifest(archive);
    const { notes, creations, themes, separateTags, blockedPeople, vocabulary, correctedWords } = archive.index;
    for (const [folder, files] of notes)
      yield await orUnreadable('note', folder, async () => readNote(archive, folder, files));
    for (const entry of creations)
      yield await orUnreadable('creation', entry.fileName, async () => readCreation(archive, entry));
    if (themes) yield await orUnreadable('themes', themes.fileName, async () => readThemes(archive, themes));
    if (separateTags)
      yield await orUnreadable('separate-tags', separateTags.fileName, async () =>
        readSeparateTags(archive, separateTags),
      );
    if (blockedPeople)
      yield await orUnreadable('blocked-people', blockedPeople.fileName, async () =>
        readBlocks(archive, blockedPeople),
      );
    if (vocabulary)
      yield await orUnreadable('vocabulary', vocabulary.fileName, async () => readVocabulary(archive, vocabulary));
    if (correctedWords)
      yield await orUnreadable('corrected-words', correctedWords.fileName, async () =>
        readCorrectedWords(archive, correctedWords),
      );
  } finally {
    archive.close();
  }
}

async function checkManifest(archive: ArchiveReader): Promise<void> {
  const { manifest } = archive.index;
  if (!manifest) throw withoutManifest();
  const { formatVersion } = await archive
    .readJson(manifest, 'manifest')
    .then((read) => checkFile(ManifestHead, read))
    .catch((error: unknown) => {
      throw error instanceof UnreadableFileError ? withoutManifest() : error;
    });
  if (formatVersion !== ARCHIVE_FORMAT_VERSION) throw unknownVersion();
}

async function orUnreadable(
  of: Extract<ArchiveItem, { kind: 'unreadable' }>['of'],
  path: string,
  read: () => Promise<ArchiveItem>,
): Promise<ArchiveItem> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { message: reason } = error;
    return { kind: 'unreadable', of, path, reason };
  }
}

async function readNote(archive: ArchiveReader, path: string, files: NoteInArchive): Promise<ArchiveItem> {
  if (!files.note) throw new UnreadableFileError('There is audio but no note.json.');
  const note = checkFile(ExportedNote, await archive.readJson(files.note, 'note'));
  const audio = note.recording && files.audio ? await archive.locate(files.audio) : null;
  return { kind: 'note', path, note: withJsonLists(note), audio };
}

async function readCreation(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const creation = checkFile(ExportedCreation, await archive.readJson(entry, 'creation'));
  return { kind: 'creation', path: entry.fileName, creation };
}

async function readThemes(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const { themes } = checkFile(ExportedThemes, { themes: await archive.readJson(entry, 'themes') });
  return { kind: 'themes', path: entry.fileName, themes };
}

async function readSeparateTags(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const { pairs } = checkFile(ExportedSeparateTags, { pairs: await archive.readJson(entry, 'separateTags') });
  return { kind: 'separate-tags', path: entry.fileName, pairs };
}

async function readBlocks(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const { blocks } = checkFile(ExportedBlocks, { blocks: await archive.readJson(entry, 'blockedPeople') });
  return { kind: 'blocked-people', path: entry.fileName, userIds: blocks.map(({ userId }) => userId) };
}

async function readVocabulary(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const { terms } = checkFile(ExportedVocabulary, { terms: await archive.readJson(entry, 'vocabulary') });
  return { kind: 'vocabulary', path: entry.fileName, terms };
}

async function readCorrectedWords(archive: ArchiveReader, entry: Entry): Promise<ArchiveItem> {
  const { words } = checkFile(ExportedCorrectedWords, { words: await archive.readJson(entry, 'correctedWords') });
  return { kind: 'corrected-words', path: entry.fileName, words };
}

function withJsonLists({ comments, recording, ...note }: ExportedNote): NoteToImport {
  const { segments = null, ...rest } = recording ?? {};
  return {
    ...note,
    commentsJson: JSON.stringify(comments),
    recording: recording && {
      ...(rest as Omit<typeof recording, 'segments'>),
      segmentsJson: segments && JSON.stringify(segments),
    },
  };
}
