import { Readable } from 'node:stream';
import { ARCHIVE_FORMAT, ARCHIVE_FORMAT_VERSION, type ArchiveManifest } from '@stitchbook/contracts';
import type { User } from '@stitchbook/database';
import { AudioMissingError, type AudioStore } from '@stitchbook/storage';
import { presentPublicUser } from '../../users/present-user.ts';
import { writeMarkdown } from '../formats/write-markdown.ts';
import type { AccountArchiveRepository, NoteToArchive } from './account-archive.repository.ts';
import { MANIFEST_PATH, THEMES_PATH, audioPath, creationPath, noteFolder } from './archive-layout.ts';
import { archiveCreation, archiveNote, describeArchivedNote } from './describe-for-archive.ts';
import { readExactly } from './read-exactly.ts';
import type { FileInZip } from './stream-zip.ts';

const PAGE = 20;

/** The files of one person's archive, made one after the other as they are asked for. */
export class AccountFiles {
  constructor(
    private readonly archive: AccountArchiveRepository,
    private readonly store: AudioStore,
  ) {}

  /** Notes, creations and themes; the manifest last, since it says what came before it. */
  async *of(user: User): AsyncGenerator<FileInZip> {
    const manifest = beginManifest(user);
    for await (const note of pages((after) => this.archive.findNotes(user.id, after, PAGE)))
      yield* this.filesOf(note, manifest);
    for await (const creation of pages((after) => this.archive.findCreations(user.id, after, PAGE))) {
      manifest.counts.creations += 1;
      yield json(creationPath(creation, 'json'), archiveCreation(creation), creation.createdAt);
      yield text(creationPath(creation, 'md'), `${creation.content.trimEnd()}\n`, creation.createdAt);
    }
    const themes = await this.archive.findThemes(user.id);
    manifest.counts.themes = themes.length;
    yield json(THEMES_PATH, themes, new Date());
    yield json(MANIFEST_PATH, manifest, new Date());
  }

  private async *filesOf(note: NoteToArchive, manifest: ArchiveManifest): AsyncGenerator<FileInZip> {
    const audio = await this.openAudio(note);
    if (audio === 'deleted-meanwhile') return;
    try {
      const folder = noteFolder(note);
      const archived = archiveNote(note);
      yield json(`${folder}/note.json`, archived, note.createdAt);
      yield text(`${folder}/note.md`, writeMarkdown(describeArchivedNote(archived)), note.createdAt);
      manifest.counts.notes += 1;
      manifest.counts.comments += note.comments.length;
      if (!audio || !note.recording) return;
      const { format, bytes, sha256 } = note.recording;
      const path = audioPath(folder, format);
      yield { path, content: readExactly(audio, bytes), compress: false, modifiedAt: note.createdAt };
      manifest.counts.recordings += 1;
      manifest.audio.push({ path, bytes, sha256 });
    } finally {
      audio?.destroy();
    }
  }

  private async openAudio({ audioKey, recordingId }: NoteToArchive): Promise<Readable | 'deleted-meanwhile' | null> {
    if (audioKey === null || recordingId === null) return null;
    try {
      return await this.store.open(audioKey);
    } catch (error) {
      if (error instanceof AudioMissingError && !(await this.archive.hasRecording(recordingId)))
        return 'deleted-meanwhile';
      throw error;
    }
  }
}

interface Position {
  id: number;
  createdAt: Date;
}

async function* pages<Row extends Position>(find: (after: Position | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Position | null = null;
  for (;;) {
    const page = await find(last);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

function beginManifest(user: User): ArchiveManifest {
  return {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_FORMAT_VERSION,
    exportedAt: new Date().toISOString(),
    account: { name: presentPublicUser(user).name, email: user.email },
    counts: { notes: 0, recordings: 0, comments: 0, creations: 0, themes: 0 },
    audio: [],
  };
}

const json = (path: string, content: unknown, modifiedAt: Date) =>
  text(path, `${JSON.stringify(content, null, 2)}\n`, modifiedAt);

function text(path: string, content: string, modifiedAt: Date): FileInZip {
  return { path, content: Readable.from([Buffer.from(content)]), compress: true, modifiedAt };
}
