import { Inject, Injectable } from '@nestjs/common';
import type { Note, StoredAnswer } from '@stitchbook/database';
import { type JobContext, JobFailure, type JobOf, type StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { AnswerSentence, LanguageEngine } from '@stitchbook/text';
import { Stretches } from '@stitchbook/text/citations';
import { LANGUAGE_ENGINE } from '@stitchbook/text/nest';
import { CreationRepository } from './creation.repository.ts';
import { excerptAround } from './excerpt-around.ts';
import { SourceNoteRepository } from './source-note.repository.ts';

/** In characters, as the row keeps of any job. */
const MAX_FIRST_WORDS = 1_000;

/** Answers a question from the notes that come closest, of those that whoever asks may still use. What is written is told on the way. */
@Injectable()
@ProcessesJob('write-answer')
export class WriteAnswerHandler implements JobHandler<'write-answer'> {
  constructor(
    private readonly notes: SourceNoteRepository,
    private readonly creations: CreationRepository,
    @Inject(LANGUAGE_ENGINE) private readonly engine: LanguageEngine,
  ) {}

  async handle(
    { id, ownerId, input }: JobOf<'write-answer'>,
    { signal, reportProgress }: JobContext,
  ): Promise<StoreResult> {
    const { question, noteIds, places } = input;
    const notes = await this.notes.findUsable(ownerId, noteIds);
    const placesOf = (note: Note) => places.filter((_place, at) => noteIds[at] === note.id);
    const asked = notes.map((note) => ({
      title: note.title,
      transcript: note.transcript,
      excerpt: excerptAround(note.transcript, placesOf(note)),
      recordedAt: note.createdAt,
    }));
    const onSentence = (written: readonly AnswerSentence[]) => {
      const firstWords = written.map(({ text }) => text).join(' ');
      reportProgress({
        doneSeconds: 0,
        totalSeconds: null,
        firstWords: firstWords.slice(0, MAX_FIRST_WORDS),
      });
    };
    const sentences =
      notes.length > 0 ? await this.engine.answer({ question, notes: asked }, { signal, onSentence }) : [];
    const answer = await this.quote(sentences, notes);
    const cited = [...new Set(answer.sentences.flatMap(({ citations }) => citations.map(({ noteId }) => noteId)))];
    return async (transaction) => {
      if (!(await this.notes.lockUsable(transaction, ownerId, cited))) throw changedMeanwhile();
      await this.notes.storeAnswer(transaction, id, answer);
    };
  }

  /** With the words that it rests on, and the moments at which they are said. */
  private async quote(sentences: readonly AnswerSentence[], notes: readonly Note[]): Promise<StoredAnswer> {
    const cited = new Set(sentences.flatMap(({ citations }) => citations.map(({ note }) => note)));
    const sources = new Map<number, { note: Note; stretches: Stretches }>();
    for (const [place, note] of notes.entries()) {
      if (!cited.has(place)) continue;
      sources.set(place, { note, stretches: new Stretches(await this.creations.findSegments(note), note.transcript) });
    }
    return {
      sentences: sentences.map(({ text, citations }) => ({
        text,
        citations: citations.flatMap(({ note: place, at, length }) => {
          const source = sources.get(place);
          if (!source) return [];
          const { note, stretches } = source;
          const quoted = note.transcript.slice(at, at + length);
          return [{ noteId: note.id, at, text: quoted, atSeconds: stretches.momentOf(at) }];
        }),
      })),
    };
  }
}

const changedMeanwhile = () =>
  new JobFailure(
    'answer.notes-changed',
    'One of these notes has just been deleted or is no longer shared with you. Please ask again.',
    { permanent: false },
  );
