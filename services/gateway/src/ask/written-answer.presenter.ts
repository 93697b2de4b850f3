import { Injectable } from '@nestjs/common';
import type { Job, StoredAnswer } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import { type JobResultPresenter, PresentsJobResult } from '../jobs/job-results.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import type { WholeNote } from '../notes/note-card.query.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { type QuoteResponse, type WrittenAnswerResponse, presentQuote } from './ask.responses.ts';

/** Presents what a model has answered: sentences that rest on words which who asked may see now, and which still stand in their notes. */
@Injectable()
@PresentsJobResult('write-answer')
export class WrittenAnswerPresenter implements JobResultPresenter {
  constructor(
    private readonly notes: NoteRepository,
    private readonly roles: NoteRoleRepository,
  ) {}

  async present({ ownerId, output }: Job): Promise<WrittenAnswerResponse> {
    const { sentences } = (output ?? { sentences: [] }) as StoredAnswer;
    const notes = await this.read(ownerId, sentences);
    return {
      sentences: sentences.flatMap(({ text, citations }) => {
        const quotes = citations.map((citation) => quote(notes.get(citation.noteId), citation));
        return quotes.every((each) => each !== null) ? [{ text, quotes }] : [];
      }),
    };
  }

  /**
   * What is written so far does not say which notes it rests on: it is told as long as all that the model may have been given may be
   * read by who asked.
   */
  async presentFirstWords(job: Job): Promise<string | null> {
    const { ownerId, firstWords, input } = job as JobOf<'write-answer'>;
    for (const id of new Set(input.noteIds)) if (!(await this.roles.find(ownerId, id))) return null;
    return firstWords;
  }

  private async read(readerId: string, sentences: StoredAnswer['sentences']): Promise<Map<number, WholeNote>> {
    const notes = new Map<number, WholeNote>();
    const ids = new Set(sentences.flatMap(({ citations }) => citations.map(({ noteId }) => noteId)));
    // One after the other: a note may have the words of many hours.
    for (const id of ids) {
      const note = await this.notes.findWhole(readerId, id);
      if (note?.role) notes.set(id, note);
    }
    return notes;
  }
}

type Citation = StoredAnswer['sentences'][number]['citations'][number];

/** Null where these words are not to be seen any more, or were corrected meanwhile. */
function quote(note: WholeNote | undefined, { at, text, atSeconds }: Citation): QuoteResponse | null {
  return note?.transcript.startsWith(text, at) ? presentQuote({ note, text, atSeconds }) : null;
}
