import type { Entry, ZipFile } from 'yauzl';
import { archiveBroken, tooManyFiles, unpacksTooLarge } from '../archive-error.ts';
import {
  BLOCKED_PEOPLE_PATH,
  CORRECTED_WORDS_PATH,
  CREATION_JSON,
  MANIFEST_PATH,
  NOTE_AUDIO,
  NOTE_JSON,
  SEPARATE_TAGS_PATH,
  THEMES_PATH,
  VOCABULARY_PATH,
} from '../files/archive-layout.ts';

export interface NoteInArchive {
  note: Entry | null;
  audio: Entry | null;
}

export interface ArchiveIndex {
  manifest: Entry | null;
  themes: Entry | null;
  separateTags: Entry | null;
  blockedPeople: Entry | null;
  vocabulary: Entry | null;
  correctedWords: Entry | null;
  /** By folder. */
  notes: Map<string, NoteInArchive>;
  creations: Entry[];
}

/** Three files a note: more than a hundred thousand notes. */
const MAX_FILES = 400_000;
/** Transcripts shrink to a fifth; nothing that people say shrinks to less than a twentieth. */
const MAX_GROWTH = 20;
const GROWTH_FREE_BYTES = 64 * 2 ** 20;

/**
 * Indexes an archive before anything of it is unpacked: other files are ignored, and a name only decides what a file is read
 * as; nothing is ever written under it. Rejects with an `ArchiveError` when it cannot be what it says:
 * files that overlap, or that would unpack to more than twenty times the archive.
 */
export async function indexArchive(zip: ZipFile): Promise<ArchiveIndex> {
  if (zip.entryCount > MAX_FILES) throw tooManyFiles();
  const index: ArchiveIndex = {
    manifest: null,
    themes: null,
    separateTags: null,
    blockedPeople: null,
    vocabulary: null,
    correctedWords: null,
    notes: new Map(),
    creations: [],
  };
  let packed = 0;
  let unpacked = 0;
  for await (const entry of readEntries(zip)) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (packed > zip.fileSize) throw archiveBroken();
    if (unpacked > GROWTH_FREE_BYTES + MAX_GROWTH * zip.fileSize) throw unpacksTooLarge();
    addToIndex(entry, index);
  }
  return index;
}

async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw archiveBroken(error);
  }
}

function addToIndex(entry: Entry, index: ArchiveIndex): void {
  const path = entry.fileName;
  const folder = (NOTE_JSON.exec(path) ?? NOTE_AUDIO.exec(path))?.[1];
  if (path === MANIFEST_PATH) index.manifest ??= entry;
  else if (path === THEMES_PATH) index.themes ??= entry;
  else if (path === SEPARATE_TAGS_PATH) index.separateTags ??= entry;
  else if (path === BLOCKED_PEOPLE_PATH) index.blockedPeople ??= entry;
  else if (path === VOCABULARY_PATH) index.vocabulary ??= entry;
  else if (path === CORRECTED_WORDS_PATH) index.correctedWords ??= entry;
  else if (CREATION_JSON.test(path)) index.creations.push(entry);
  else if (folder !== undefined) {
    const note = index.notes.get(folder) ?? { note: null, audio: null };
    if (path.endsWith('.json')) note.note ??= entry;
    else note.audio ??= entry;
    index.notes.set(folder, note);
  }
}
