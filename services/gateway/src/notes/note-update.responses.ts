import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { TermOfferResponse } from '../vocabulary/term-offer.responses.ts';
import { NoteResponse } from './note.responses.ts';

@ApiSchema({ name: 'NoteUpdate' })
export class NoteUpdateResponse {
  @ApiProperty({ type: 'boolean' })
  success!: boolean;

  @ApiProperty({ type: 'string' })
  message!: string;

  @ApiProperty({ type: NoteResponse })
  note!: NoteResponse;
}

@ApiSchema({ name: 'TranscriptUpdate' })
export class TranscriptUpdateResponse extends NoteUpdateResponse {
  @ApiProperty({
    type: [TermOfferResponse],
    description:
      'What the reader has written in the place of the same words for the second time now: see `/api/vocabulary/offers`.',
  })
  offers!: TermOfferResponse[];
}
