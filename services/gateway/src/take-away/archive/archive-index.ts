import type { Entry, ZipFile } from 'yauzl';
import { archiveBroken, tooManyFiles, unpacksTooLarge } from './archive-error.ts';
import { CREATION_JSON, MANIFEST_PATH, NOTE_AUDIO, NOTE_JSON, THEMES_PATH } from './archive-layout.ts';

export interface NoteInArchive {
  note: Entry | null;
  audio: Entry | null;
}

export interface ArchiveIndex {
  manifest: Entry | null;
  themes: Entry | null;
  /** By folder. */
  notes: Map<string, NoteInArchive>;
  creations: Entry[];
}

/** Three files a note: more than a hundred thousand notes. */
const MOST_FILES = 400_000;
/** Transcripts shrink to a fifth; nothing that people say shrinks to less than a twentieth. */
const MOST_GROWTH = 20;
const GROWTH_FREE_BYTES = 64 * 2 ** 20;

/**
 * Finds what an archive says is in it, before anything of it is unpacked: other files are passed over, and names only ever
 * tell what a file is, never where anything is written. Rejects with a `ProductError` when it cannot be what it says:
 * files that overlap, or that would grow beyond all measure.
 */
export async function indexArchive(zip: ZipFile): Promise<ArchiveIndex> {
  if (zip.entryCount > MOST_FILES) throw tooManyFiles();
  const index: ArchiveIndex = { manifest: null, themes: null, notes: new Map(), creations: [] };
  let packed = 0;
  let unpacked = 0;
  for await (const entry of readEntries(zip)) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (packed > zip.fileSize) throw archiveBroken();
    if (unpacked > GROWTH_FREE_BYTES + MOST_GROWTH * zip.fileSize) throw unpacksTooLarge();
    place(entry, index);
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

function place(entry: Entry, index: ArchiveIndex): void {
  const path = entry.fileName;
  const folder = (NOTE_JSON.exec(path) ?? NOTE_AUDIO.exec(path))?.[1];
  if (path === MANIFEST_PATH) index.manifest ??= entry;
  else if (path === THEMES_PATH) index.themes ??= entry;
  else if (CREATION_JSON.test(path)) index.creations.push(entry);
  else if (folder !== undefined) {
    const note = index.notes.get(folder) ?? { note: null, audio: null };
    if (path.endsWith('.json')) note.note ??= entry;
    else note.audio ??= entry;
    index.notes.set(folder, note);
  }
}
