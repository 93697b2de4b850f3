import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { IdPipe } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { NewTerm } from './vocabulary.requests.ts';
import { VocabularyTermResponse } from './vocabulary.responses.ts';
import { VocabularyService } from './vocabulary.service.ts';

@Controller('api/vocabulary')
@ApiTags('Vocabulary')
@ApiSignedIn()
@UseGuards(SignedIn)
export class VocabularyController {
  constructor(private readonly vocabulary: VocabularyService) {}

  @Get()
  @ApiRoute({
    summary: "Lists the reader's own words, the latest first",
    description: 'They take the place of what sounds like them in what the reader records from now on.',
    answer: [VocabularyTermResponse],
  })
  list(@UserId() userId: string): Promise<VocabularyTermResponse[]> {
    return this.vocabulary.list(userId);
  }

  @Post()
  @ApiRoute({
    summary: 'Adds a name or term to the words of the reader',
    description: `At most ${MAX_VOCABULARY_TERMS}, each once whatever its capitals.`,
    answer: VocabularyTermResponse,
    status: 201,
    errors: ['invalid', 'conflict'],
  })
  add(@UserId() userId: string, @Body() term: NewTerm): Promise<VocabularyTermResponse> {
    return this.vocabulary.add(userId, term);
  }

  @Delete(':id')
  @ApiRoute({
    summary: 'Removes one of the words of the reader; transcripts that have it keep it',
    of: 'word',
    answer: DoneResponse,
  })
  remove(@UserId() userId: string, @Param('id', new IdPipe('word')) id: number): Promise<DoneResponse> {
    return this.vocabulary.remove(userId, id);
  }
}
