import { Inject, Injectable } from '@nestjs/common';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_FORMAT_VERSION,
  type ArchiveManifest,
  BLOCKED_PEOPLE_PATH,
  type FileInZip,
  MANIFEST_PATH,
  THEMES_PATH,
  audioPath,
  creationPath,
  noteFolder,
  readExactly,
  streamText,
  writeJson,
  writeMarkdown,
} from '@stitchbook/archive';
import type { User } from '@stitchbook/database';
import { AudioMissingError, type AudioStore } from '@stitchbook/storage';
import type { Readable } from 'node:stream';
import { type PagedRow, showPage } from '../database/page-within-bytes.query.ts';
import { AUDIO_STORE } from '../infrastructure/infrastructure.module.ts';
import { presentPublicUser } from '../users/user.responses.ts';
import { AccountExportRepository, type NoteRow, type PagePosition } from './account-export.repository.ts';

const PAGE_ROWS = 20;
/** One row more shows whether there is another page. */
const READ_ROWS = PAGE_ROWS + 1;

/** The files of one person's archive, made one after the other as they are asked for. */
@Injectable()
export class AccountFiles {
  constructor(
    private readonly archive: AccountExportRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
  ) {}

  /** Notes, creations, themes and blocked people; the manifest last, since it says what came before it. */
  async *of(user: User): AsyncGenerator<FileInZip> {
    const manifest = beginManifest(user);
    for await (const note of pages((after) => this.archive.findNotes(user.id, after, READ_ROWS)))
      yield* this.filesOf(note, manifest);
    for await (const { id, creation } of pages((after) => this.archive.findCreations(user.id, after, READ_ROWS))) {
      const modifiedAt = new Date(creation.createdAt);
      manifest.counts.creations += 1;
      yield json(creationPath(id, creation, 'json'), creation, modifiedAt);
      yield text(creationPath(id, creation, 'md'), [`${creation.content.trimEnd()}\n`], modifiedAt);
    }
    const themes = await this.archive.findThemes(user.id);
    manifest.counts.themes = themes.length;
    yield json(THEMES_PATH, themes, new Date());
    yield json(BLOCKED_PEOPLE_PATH, await this.archive.findBlocked(user.id), new Date());
    yield json(MANIFEST_PATH, manifest, new Date());
  }

  private async *filesOf(row: NoteRow, manifest: ArchiveManifest): AsyncGenerator<FileInZip> {
    const { id, note } = row;
    const modifiedAt = new Date(note.createdAt);
    const audio = await this.openAudio(row);
    if (audio === 'deleted-meanwhile') return;
    try {
      const folder = noteFolder(id, note);
      yield json(`${folder}/note.json`, note, modifiedAt);
      yield text(`${folder}/note.md`, writeMarkdown(note), modifiedAt);
      manifest.counts.notes += 1;
      manifest.counts.comments += note.comments.length;
      if (!audio || !note.recording) return;
      const { format, bytes, sha256 } = note.recording;
      const path = audioPath(folder, format);
      yield { path, content: readExactly(audio, bytes), compress: false, modifiedAt };
      manifest.counts.recordings += 1;
      manifest.audio.push({ path, bytes, sha256 });
    } finally {
      audio?.destroy();
    }
  }

  private async openAudio({ audioKey, recordingId }: NoteRow): Promise<Readable | 'deleted-meanwhile' | null> {
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

async function* pages<Row extends PagePosition & PagedRow>(
  find: (after: PagePosition | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: PagePosition | null = null;
  do {
    const { rows, last }: { rows: Row[]; last: Row | null } = showPage(await find(after), PAGE_ROWS);
    yield* rows;
    after = last;
  } while (after);
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

const json = (path: string, content: unknown, modifiedAt: Date) => text(path, writeJson(content), modifiedAt);

function text(path: string, content: Iterable<string>, modifiedAt: Date): FileInZip {
  return { path, content: streamText(content), compress: true, modifiedAt };
}
