import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoteId } from '../../http/route-parameters.ts';
import { ApiRoute } from '../../openapi/api-route.ts';
import { ApiSignedIn } from '../../openapi/common-responses.ts';
import { SignedIn, UserId } from '../../sessions/current-user.ts';
import { NoteResponse } from '../note.responses.ts';
import { MeaningProgressResponse } from './meaning.responses.ts';
import { RankByMeaning } from './rank-by-meaning.ts';
import { RelatedNotes } from './related-notes.ts';

@Controller('api/notes')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class MeaningController {
  constructor(
    private readonly ranking: RankByMeaning,
    private readonly related: RelatedNotes,
  ) {}

  @Get('meaning')
  @ApiRoute({
    summary: 'Says how many notes can be found by what they mean',
    description: 'A note can be some seconds after it was saved or corrected; many that were imported take a while.',
    answer: MeaningProgressResponse,
  })
  progress(@UserId() userId: string): Promise<MeaningProgressResponse> {
    return this.ranking.progress(userId);
  }

  @Get(':id/related')
  @ApiRoute({ summary: 'Lists up to five notes about the same, the closest first', of: 'note', answer: [NoteResponse] })
  relatedTo(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<NoteResponse[]> {
    return this.related.of(userId, noteId);
  }
}
