import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { TermOfferResponse } from './term-offer.responses.ts';
import { MAX_LISTED_OFFERS, TermOfferService } from './term-offer.service.ts';
import { VocabularyTermResponse } from './vocabulary.responses.ts';

@Controller('api/vocabulary/offers')
@ApiTags('Vocabulary')
@ApiSignedIn()
@UseGuards(SignedIn)
export class TermOfferController {
  constructor(private readonly offers: TermOfferService) {}

  @Get()
  @ApiRoute({
    summary: 'Lists the words that the reader may want to have among their own',
    description: `They corrected each the same way twice. The latest first, at most ${MAX_LISTED_OFFERS}; none that they have answered.`,
    answer: [TermOfferResponse],
  })
  list(@UserId() userId: string): Promise<TermOfferResponse[]> {
    return this.offers.list(userId);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Makes a word that was offered one of the words of the reader',
    description: 'From then on it is also put in for what was heard, whatever that sounds like.',
    of: 'word',
    answer: VocabularyTermResponse,
    errors: ['conflict'],
  })
  accept(@UserId() userId: string, @Param('id', new IdPipe('word')) id: number): Promise<VocabularyTermResponse> {
    return this.offers.accept(userId, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiRoute({ summary: 'Refuses a word that was offered, for good', of: 'word', answer: DoneResponse })
  refuse(@UserId() userId: string, @Param('id', new IdPipe('word')) id: number): Promise<DoneResponse> {
    return this.offers.refuse(userId, id);
  }
}
