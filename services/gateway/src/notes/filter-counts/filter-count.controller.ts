import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsStorableText } from '@stitchbook/text/rules';
import { MaxLength } from 'class-validator';
import { ApiRoute } from '../../openapi/api-route.ts';
import { ApiSignedIn } from '../../openapi/common-responses.ts';
import { SignedIn, UserId } from '../../sessions/current-user.ts';
import { NoteFilterQuery } from '../note-list.requests.ts';
import { readFilter } from '../read-filter.ts';
import { SearchNotes } from '../search/search-notes.ts';
import { FilterCountRepository } from './filter-count.repository.ts';
import { FilterCountsResponse } from './filter-count.responses.ts';

/** `GET /api/notes/filter-counts` */
class FilterCountsQuery extends NoteFilterQuery {
  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 200,
    description: 'A part of the names of tags to count.',
  })
  @IsStorableText({ message: 'find is not valid.' })
  @MaxLength(200, { message: 'find is too long.' })
  find = '';
}

@Controller('api/notes/filter-counts')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class FilterCountController {
  constructor(
    private readonly search: SearchNotes,
    private readonly counts: FilterCountRepository,
  ) {}

  @Get()
  @ApiRoute({
    summary: 'Counts tags, sentiments and shared notes among those that a list with the same filters shows',
    answer: FilterCountsResponse,
    errors: ['invalid'],
  })
  count(@UserId() userId: string, @Query() query: FilterCountsQuery): Promise<FilterCountsResponse> {
    const filter = readFilter(query);
    return this.search.withLikeliest(
      userId,
      filter,
      ({ total }) => total > 0,
      (words) => this.counts.count(userId, filter, words, query.find.trim()),
    );
  }
}
