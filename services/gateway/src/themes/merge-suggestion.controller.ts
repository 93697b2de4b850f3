import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_SEPARATE_PAIRS } from '@stitchbook/contracts';
import { IdPipe } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { SuggestMerges } from './suggest-merges.ts';
import { ThemeApart } from './theme.requests.ts';
import { MergeSuggestionsResponse } from './theme.responses.ts';

@Controller('api/themes')
@ApiTags('Themes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class MergeSuggestionController {
  constructor(private readonly merges: SuggestMerges) {}

  @Get('merge-suggestions')
  @ApiRoute({
    summary: "Suggests which of the reader's themes may be one",
    description: 'By spelling, and by meaning where there is a model for it; among the 200 that are used most.',
    answer: MergeSuggestionsResponse,
  })
  list(@UserId() userId: string): Promise<MergeSuggestionsResponse> {
    return this.merges.list(userId);
  }

  @Post(':id/keep-apart')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Never suggests again to merge two themes',
    description: `Of at most ${MAX_SEPARATE_PAIRS} pairs.`,
    of: 'theme',
    answer: DoneResponse,
    errors: ['conflict'],
  })
  keepApart(
    @UserId() userId: string,
    @Param('id', new IdPipe('theme')) id: number,
    @Body() { from }: ThemeApart,
  ): Promise<DoneResponse> {
    return this.merges.keepApart(userId, id, from);
  }

  @Delete(':id/keep-apart/:from')
  @ApiRoute({ summary: 'Suggests again to merge two themes that were kept apart', of: 'theme', answer: DoneResponse })
  suggestAgain(
    @UserId() userId: string,
    @Param('id', new IdPipe('theme')) id: number,
    @Param('from', new IdPipe('theme')) from: number,
  ): Promise<DoneResponse> {
    return this.merges.suggestAgain(userId, id, from);
  }
}
