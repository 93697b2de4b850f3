import { Inject, Injectable } from '@nestjs/common';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_FORMAT_VERSION,
  type ArchiveManifest,
  type FileInZip,
  audioPath,
  noteFolder,
  readExactly,
  streamText,
  writeJson,
  writeMarkdown,
} from '@stitchbook/archive';
import { AudioMissingError, type AudioStore } from '@stitchbook/storage';
import type { Readable } from 'node:stream';
import { AUDIO_STORE } from '../infrastructure/infrastructure.module.ts';
import { ExportedNoteRepository, type NoteRow } from './exported-note.repository.ts';

/** The files of a note in an archive, made one after the other as they are asked for, and noted down in its manifest. */
@Injectable()
export class NoteFiles {
  constructor(
    private readonly notes: ExportedNoteRepository,
    @Inject(AUDIO_STORE) private readonly store: AudioStore,
  ) {}

  /** None when the note is deleted in the meantime. */
  async *of(row: NoteRow, manifest: ArchiveManifest): AsyncGenerator<FileInZip> {
    const { id, note } = row;
    const modifiedAt = new Date(note.createdAt);
    const audio = await this.openAudio(row);
    if (audio === 'deleted-meanwhile') return;
    try {
      const folder = noteFolder(id, note);
      yield jsonFile(`${folder}/note.json`, note, modifiedAt);
      yield textFile(`${folder}/note.md`, writeMarkdown(note), modifiedAt);
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
      if (error instanceof AudioMissingError && !(await this.notes.hasRecording(recordingId)))
        return 'deleted-meanwhile';
      throw error;
    }
  }
}

export function beginManifest(account: ArchiveManifest['account']): ArchiveManifest {
  return {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_FORMAT_VERSION,
    exportedAt: new Date().toISOString(),
    account,
    counts: { notes: 0, recordings: 0, comments: 0, creations: 0, themes: 0 },
    audio: [],
  };
}

export const jsonFile = (path: string, content: unknown, modifiedAt = new Date()) =>
  textFile(path, writeJson(content), modifiedAt);

export function textFile(path: string, content: Iterable<string>, modifiedAt: Date): FileInZip {
  return { path, content: streamText(content), compress: true, modifiedAt };
}
