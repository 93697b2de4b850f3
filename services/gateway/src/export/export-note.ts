import { Injectable } from '@nestjs/common';
import { NOTE_FORMATS, type PrintableNote, nameFile, streamText } from '@stitchbook/archive';
import type { ExportFormat, Segment } from '@stitchbook/contracts';
import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ProductError } from '../errors/product-error.ts';
import { authorize } from '../note-access/note-access.ts';
import type { WholeNote } from '../notes/note-card.query.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { TranscriptSegments } from '../notes/transcript-segments.ts';
import { isDisconnected } from './send-archive.ts';

/** Exports one note as a file, to whoever may read it. */
@Injectable()
export class ExportNote {
  constructor(
    private readonly notes: NoteRepository,
    private readonly segments: TranscriptSegments,
  ) {}

  async send(readerId: string, noteId: number, format: ExportFormat, response: Response): Promise<void> {
    const note = authorize(await this.notes.findWhole(readerId, noteId), 'read');
    const segments = await this.segments.find(note);
    const { contentType, needsTimes, write } = NOTE_FORMATS[format];
    if (needsTimes && !segments.some(({ text }) => text.trim() !== '')) throw withoutTimes();
    response.setHeader('Content-Disposition', contentDisposition.create(`${nameFile(note.title)}.${format}`));
    response.setHeader('Content-Type', contentType);
    await pipeline(streamText(write(toPrintable(note, segments))), response).catch(unlessDisconnected);
  }
}

/** A note without the ids that mean nothing outside of this installation. */
function toPrintable(note: WholeNote, segments: Segment[]): PrintableNote {
  return {
    title: note.title,
    createdAt: note.createdAt.toISOString(),
    duration: note.duration,
    sentiment: note.sentiment,
    sentimentCorrectedAt: note.sentimentCorrectedAt?.toISOString() ?? null,
    moodSentence: note.moodSentence,
    themes: note.themes.map(({ name, color }) => ({ name, color })),
    transcript: note.transcript,
    originalTranscript: note.originalTranscript,
    transcriptEdit: note.editedBy &&
      note.editedAt && { editedBy: note.editedBy.name, editedAt: note.editedAt.toISOString() },
    segments,
    chapters: note.chapters ?? [],
  };
}

const withoutTimes = () =>
  new ProductError(
    'unprocessable',
    'export.no-times',
    'It is not known when the words of this note were said, so it cannot become subtitles. Please choose md, txt or json.',
  );

function unlessDisconnected(error: unknown): void {
  if (!isDisconnected(error)) throw error;
}
