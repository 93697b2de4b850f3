import type { ExportFormat } from '@stitchbook/contracts';
import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { allow } from '../notes/note-access.ts';
import type { NoteRepository } from '../notes/note.repository.ts';
import { describeNote } from './formats/describe-note.ts';
import { NOTE_FORMATS } from './formats/note-formats.ts';
import { nameFile } from './name-file.ts';

/** Hands one note out as a file, to whoever may see it. */
export class ExportNote {
  constructor(private readonly notes: NoteRepository) {}

  async send(readerId: string, noteId: number, format: ExportFormat, response: Response): Promise<void> {
    const note = allow(await this.notes.findFor(readerId, noteId), 'see');
    const segments = note.recordingId ? await this.notes.findSegments(note.recordingId) : [];
    const { contentType, needsTimes, write } = NOTE_FORMATS[format];
    if (needsTimes && !segments.some(({ text }) => text.trim() !== '')) throw withoutTimes();
    response.setHeader('Content-Disposition', contentDisposition.create(`${nameFile(note.title)}.${format}`));
    response.setHeader('Content-Type', contentType);
    response.end(write(describeNote(note, segments)));
  }
}

const withoutTimes = () =>
  new ProductError(
    'unprocessable',
    'export.no-times',
    'It is not known when the words of this note were said, so it cannot become subtitles. Please choose md, txt or json.',
  );
