import { Injectable } from '@nestjs/common';
import { type FileInZip, MANIFEST_PATH, nameFile } from '@stitchbook/archive';
import { MAX_EXPORTED_NOTES } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { ProductError, noteNotFound } from '../errors/product-error.ts';
import { NoteId } from '../http/route-parameters.ts';
import { ExportedNoteRepository } from './exported-note.repository.ts';
import { NoteFiles, beginManifest, jsonFile } from './note-files.ts';
import { readPages } from './read-pages.ts';
import { describeArchive, sendArchive } from './send-archive.ts';

/** Exports chosen notes with their audio as one zip, an archive as that of an account, to whoever may read them all. */
@Injectable()
export class ExportNotes {
  constructor(
    private readonly notes: ExportedNoteRepository,
    private readonly files: NoteFiles,
  ) {}

  async send(readerId: string, ids: string, request: Request, response: Response): Promise<void> {
    const noteIds = readIds(ids);
    const titles = await this.notes.findTitles(readerId, noteIds);
    if (titles.length < noteIds.length) throw noteIds.length === 1 ? noteNotFound() : notAllThere();
    const name = nameArchive(titles);
    if (request.method !== 'HEAD') return sendArchive(response, name, this.filesOf(readerId, noteIds));
    describeArchive(response, name);
    response.end();
  }

  /** A note that is deleted, or no longer shared, while others are sent is left out. */
  private async *filesOf(readerId: string, noteIds: readonly number[]): AsyncGenerator<FileInZip> {
    // An archive of notes is made to be handed on: it says neither whose account it comes from nor who else has its notes.
    const manifest = beginManifest({ name: null, email: null });
    for await (const row of readPages((...page) => this.notes.findChosen(readerId, noteIds, ...page))) {
      const { shares: _, ...note } = row.note;
      yield* this.files.of({ ...row, note }, manifest);
    }
    yield jsonFile(MANIFEST_PATH, manifest);
  }
}

/** Each once. */
function readIds(list: string): number[] {
  const ids = list.split(',');
  if (ids.length > MAX_EXPORTED_NOTES) throw tooMany();
  return [...new Set(ids.map((id) => NoteId.transform(id)))];
}

function nameArchive(titles: readonly string[]): string {
  const [title = ''] = titles;
  return titles.length === 1 ? nameFile(title) : `stitchbook notes ${new Date().toISOString().slice(0, 10)}`;
}

const tooMany = () =>
  new ProductError(
    'invalid',
    'export.too-many-notes',
    `At most ${MAX_EXPORTED_NOTES} notes can be exported at once. Please choose fewer, or export the whole account.`,
  );

/** Which one is not said: whether a note is there is nobody's to learn who may not read it. */
const notAllThere = () =>
  new ProductError(
    'not-found',
    'note.missing',
    'Not all of these notes are still there for you to read. Please load the list again and choose anew.',
  );
