import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { QuotedSentence } from '../notes/meaning/find-closest.ts';

@ApiSchema({ name: 'Quote', description: 'A sentence of a note that the reader may see.' })
export class QuoteResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  noteId!: number;

  @ApiProperty({ type: 'string' })
  noteTitle!: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When the note was made.' })
  createdAt!: string;

  @ApiProperty({ type: 'string', description: 'Word for word as it stands in the note.' })
  text!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for a note without audio.' })
  audioUrl!: string | null;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Length of the audio in seconds, 0 without audio.' })
  duration!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    minimum: 0,
    description: 'When it is said, in seconds from the beginning of the audio; null where that is not known.',
  })
  atSeconds!: number | null;
}

@ApiSchema({ name: 'AskedPeriod' })
export class AskedPeriodResponse {
  @ApiProperty({ type: 'string', description: 'As the question says it.' })
  said!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  from!: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'The first moment after it.' })
  until!: string;
}

@ApiSchema({ name: 'Answer' })
export class AnswerResponse {
  @ApiProperty({ type: 'boolean', description: 'False where nothing in the notes is likely to answer the question.' })
  answered!: boolean;

  @ApiProperty({
    type: [QuoteResponse],
    description: 'At most three, best first: what answers, or, where nothing does, what comes closest.',
  })
  quotes!: QuoteResponse[];

  @ApiProperty({
    type: AskedPeriodResponse,
    nullable: true,
    description: 'The time of which alone notes were asked; null for any.',
  })
  period!: AskedPeriodResponse | null;

  @ApiProperty({ type: 'array', items: { type: 'string' }, description: 'The tags that were asked about.' })
  tags!: string[];
}

@ApiSchema({ name: 'WrittenSentence' })
export class WrittenSentenceResponse {
  @ApiProperty({ type: 'string', description: 'As a language model has written it.' })
  text!: string;

  @ApiProperty({
    type: [QuoteResponse],
    minItems: 1,
    description: 'What it rests on: words that stand in notes of the reader.',
  })
  quotes!: QuoteResponse[];
}

@ApiSchema({ name: 'WrittenAnswer' })
export class WrittenAnswerResponse {
  @ApiProperty({
    type: [WrittenSentenceResponse],
    description:
      'None where the notes do not answer the question. A sentence that cites no words of a note is left out.',
  })
  sentences!: WrittenSentenceResponse[];
}

export function presentQuote({ note, text, atSeconds }: Omit<QuotedSentence, 'score'>): QuoteResponse {
  return {
    noteId: note.id,
    noteTitle: note.title,
    createdAt: note.createdAt.toISOString(),
    text,
    audioUrl: note.recordingId === null ? null : `/api/notes/${note.id}/audio`,
    duration: note.duration,
    atSeconds,
  };
}
