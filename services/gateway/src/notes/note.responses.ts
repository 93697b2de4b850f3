import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  DEFAULT_TITLES,
  JOB_STATES,
  type JobState,
  LIST_TRANSCRIPT_CHARACTERS,
  MAX_PEAKS,
  SENTIMENTS,
  type Sentiment,
  WORDLESS_REASONS,
  type WordlessReason,
} from '@stitchbook/contracts';
import { NoteAccessResponse, describeAccess } from '../note-access/note-access.ts';
import { NamedPersonResponse } from '../openapi/common-responses.ts';
import { ThemeResponse } from '../themes/theme.responses.ts';
import { COUNTED_COMMENTS, SharedWithResponse } from './note-marks.responses.ts';
import { cutTranscript } from './cut-transcript.ts';
import { ClosestSentenceResponse } from './meaning/meaning.responses.ts';
import { NoteMatchResponse } from './search/note-match.responses.ts';
import type { NoteCard, WholeNote } from './note-card.query.ts';

@ApiSchema({ name: 'TranscriptEdit' })
export class TranscriptEditResponse {
  @ApiProperty({ type: NamedPersonResponse })
  editedBy!: NamedPersonResponse;

  @ApiProperty({ type: 'string', format: 'date-time' })
  editedAt!: string;
}

@ApiSchema({ name: 'Note' })
export class NoteResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string' })
  title!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: `What it may be called, found with sentiment and themes. Only while it is still called ${DEFAULT_TITLES.map((title) => `"${title}"`).join(' or ')}, and for who may rename it; else null.`,
  })
  titleSuggestion!: string | null;

  @ApiProperty({ type: 'string' })
  transcript!: string;

  @ApiProperty({
    type: 'boolean',
    description: `True in a list for words of more than ${LIST_TRANSCRIPT_CHARACTERS} characters, of which it carries the first; GET /api/notes/{id} returns all.`,
  })
  transcriptTruncated!: boolean;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Answers Range requests; null for a note without audio.',
  })
  audioUrl!: string | null;

  @ApiProperty({ type: 'number', minimum: 0, description: 'Length of the audio in seconds, 0 without audio.' })
  duration!: number;

  @ApiProperty({
    type: 'string',
    format: 'byte',
    nullable: true,
    description: `The loudest amplitude in each of at most ${MAX_PEAKS} spans of equal length (the last may be shorter), in the order of the audio: one byte a span, 0 for silence and 255 for full scale, in base64. Null without audio, and where it is not known.`,
  })
  peaks!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ enum: SENTIMENTS, enumName: 'Sentiment' })
  sentiment!: Sentiment;

  @ApiProperty({
    type: 'boolean',
    description: 'Whether a person has chosen the sentiment: then it stays, whatever is found.',
  })
  sentimentCorrected!: boolean;

  @ApiProperty({ type: [ThemeResponse] })
  themes!: ThemeResponse[];

  @ApiProperty({ type: 'array', items: { type: 'string' }, description: 'The names of the themes.' })
  tags!: string[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Grows by one at every change that a reader sees: of title, tags or words, by people or machines.',
  })
  version!: number;

  @ApiProperty({ enum: JOB_STATES, enumName: 'JobState', description: 'How far the sentiment and themes are.' })
  enrichment!: JobState;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for who does not own the note.' })
  enrichmentJobId!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why the sentiment and themes wait or could not be found; else null.',
  })
  enrichmentReason!: string | null;

  @ApiProperty({
    type: TranscriptEditResponse,
    nullable: true,
    description: 'Null while the words are as they were saved.',
  })
  transcriptEdit!: TranscriptEditResponse | null;

  @ApiProperty({
    enum: WORDLESS_REASONS,
    enumName: 'WordlessReason',
    nullable: true,
    description: 'Why there are no words: nobody speaks, or nobody who is understood; null when there are words.',
  })
  wordlessReason!: WordlessReason | null;

  @ApiProperty({
    type: SharedWithResponse,
    nullable: true,
    description: 'Null for who does not own the note, and while it is shared with nobody.',
  })
  sharedWith!: SharedWithResponse | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: COUNTED_COMMENTS,
    description: `How many there are, counted up to ${COUNTED_COMMENTS}.`,
  })
  comments!: number;

  @ApiProperty({
    type: 'boolean',
    description:
      'Whether it was shared with the reader and not opened yet, or somebody else has commented on it since; POST /api/notes/{id}/seen ends it.',
  })
  isNew!: boolean;

  @ApiProperty({ type: 'boolean', description: 'By the reader, for themselves.' })
  pinned!: boolean;

  @ApiProperty({ type: NoteAccessResponse })
  access!: NoteAccessResponse;

  @ApiProperty({
    type: [NoteMatchResponse],
    required: false,
    description: 'In a list that was searched: where the words are, in the order title, tags, transcript, comment.',
  })
  matches?: NoteMatchResponse[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    required: false,
    description:
      'In a list that was searched: what `matches` mark, in lowercase, each once; inflected or corrected as the note has it.',
  })
  matchedWords?: string[];

  @ApiProperty({
    type: ClosestSentenceResponse,
    required: false,
    nullable: true,
    description: 'Of a note that was found by what it means: what of it comes closest; null where no sentence does.',
  })
  closest?: ClosestSentenceResponse | null;
}

/** As a list shows it: long words are cut. */
export function presentCard(note: NoteCard): NoteResponse {
  return present(note, cutTranscript(note.transcript));
}

export function presentNote({ transcript, ...note }: WholeNote): NoteResponse {
  return present(note, { transcript, transcriptTruncated: false });
}

function present(
  note: Omit<NoteCard, 'transcript'>,
  words: Pick<NoteResponse, 'transcript' | 'transcriptTruncated'>,
): NoteResponse {
  const access = describeAccess(note);
  return {
    id: note.id,
    title: note.title,
    titleSuggestion: access.mayEdit && DEFAULT_TITLES.includes(note.title) ? note.suggestedTitle : null,
    ...words,
    audioUrl: note.recordingId === null ? null : `/api/notes/${note.id}/audio`,
    duration: note.duration,
    peaks: note.peaks?.toString('base64') ?? null,
    createdAt: note.createdAt.toISOString(),
    sentiment: note.sentiment,
    sentimentCorrected: note.sentimentCorrectedAt !== null,
    themes: note.themes,
    tags: note.themes.map(({ name }) => name),
    version: note.version,
    enrichment: note.enrichment,
    enrichmentJobId: note.role === 'owner' ? note.enrichmentJobId : null,
    enrichmentReason: note.enrichmentReason,
    transcriptEdit: note.editedBy &&
      note.editedAt && { editedBy: note.editedBy, editedAt: note.editedAt.toISOString() },
    wordlessReason: note.wordlessReason,
    sharedWith: note.sharedWith,
    comments: note.comments,
    isNew: note.isNew,
    pinned: note.pinned,
    access,
  };
}
