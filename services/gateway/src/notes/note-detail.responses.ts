import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Segment, Stretch } from '@stitchbook/contracts';
import { SegmentResponse, StretchResponse } from '../recordings/transcription.responses.ts';
import type { WholeNote } from './note-card.query.ts';
import { NoteResponse, presentNote } from './note.responses.ts';

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
    type: 'string',
    nullable: true,
    description: 'The words as they were saved first; null while nobody has changed them.',
  })
  originalTranscript!: string | null;
}

export function presentNoteDetail(
  note: WholeNote,
  { segments, notUnderstood }: { segments: Segment[]; notUnderstood: Stretch[] },
): NoteDetailResponse {
  return { ...presentNote(note), segments, notUnderstood, originalTranscript: note.originalTranscript };
}
