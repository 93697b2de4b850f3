import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  type Chapter,
  MAX_UNSURE_WORDS,
  QUOTE_MAX_CHARACTERS,
  SENTIMENTS,
  type Sentiment,
  type Substitution,
} from '@stitchbook/contracts';
import { SegmentResponse, StretchResponse } from '../recordings/transcription.responses.ts';
import type { WholeNote } from './note-card.query.ts';
import { NoteResponse, presentNote } from './note.responses.ts';
import type { HeardWords } from './transcript-segments.ts';

@ApiSchema({ name: 'Substitution' })
class SubstitutionResponse implements Substitution {
  @ApiProperty({ type: 'string', description: "One of the reader's own words, which stands in the transcript." })
  term!: string;

  @ApiProperty({ type: 'string', description: 'In whose place it was put.' })
  heard!: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Where it begins in `transcript`, in UTF-16 units.' })
  at!: number;
}

@ApiSchema({ name: 'Chapter' })
class ChapterResponse implements Chapter {
  @ApiProperty({ type: 'number', description: 'Where it begins, in seconds from the beginning of the audio.' })
  startSeconds!: number;

  @ApiProperty({ type: 'string', description: 'In the words of the note.' })
  title!: string;
}

@ApiSchema({ name: 'NoteDetail' })
export class NoteDetailResponse extends NoteResponse {
  @ApiProperty({
    type: [SegmentResponse],
    description: 'The words as they are now, and when they were said; empty when that is not known.',
  })
  segments!: SegmentResponse[];

  @ApiProperty({
    type: [StretchResponse],
    description: 'Where between the words somebody speaks who was not understood, such as in another language.',
  })
  notUnderstood!: StretchResponse[];

  @ApiProperty({
    type: [ChapterResponse],
    description:
      'Where the subject changes in a note of more than five minutes, in its order; none where it does not. Found after the note is saved, and again when its words are corrected.',
  })
  chapters!: ChapterResponse[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    maxItems: MAX_UNSURE_WORDS,
    description:
      'For who may correct them: words that may have been misheard, each as its index among the words of `transcript`, which white space parts; in their order.',
  })
  unsureWords!: number[];

  @ApiProperty({
    type: [SubstitutionResponse],
    description:
      "Which of the owner's own words were put in the place of what was heard, as far as nobody has changed them; for the owner alone.",
  })
  substitutions!: SubstitutionResponse[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description:
      'The language in which most of the recording is said, by ISO 639, as it was heard; null without one, and where that is not known.',
  })
  language!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The words as they were saved first; null while nobody has changed them.',
  })
  originalTranscript!: string | null;

  @ApiProperty({
    enum: SENTIMENTS,
    enumName: 'Sentiment',
    description: 'As it was found in the words, whatever a person has chosen instead.',
  })
  foundSentiment!: Sentiment;

  @ApiProperty({
    type: 'string',
    nullable: true,
    maxLength: QUOTE_MAX_CHARACTERS,
    description:
      'What of the words `foundSentiment` rests on, word for word; null where no one sentence decides it, and until it is looked for.',
  })
  moodSentence!: string | null;
}

export function presentNoteDetail(note: WholeNote, heard: HeardWords): NoteDetailResponse {
  return {
    ...presentNote(note),
    ...heard,
    chapters: note.chapters ?? [],
    originalTranscript: note.originalTranscript,
    foundSentiment: note.foundSentiment ?? note.sentiment,
    moodSentence: note.moodSentence,
  };
}
