import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { InsightsQuery } from './insights.requests.ts';
import { InsightsResponse } from './insights.responses.ts';
import { InsightsService } from './insights.service.ts';

@Controller('api/insights')
@ApiTags('Insights')
@ApiSignedIn()
@UseGuards(SignedIn)
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get()
  @ApiRoute({
    summary: "Counts the reader's own notes by day, mood and theme",
    description: 'Notes that others have shared are not counted. The answer does not grow with the number of notes.',
    answer: InsightsResponse,
    errors: ['invalid'],
  })
  read(@UserId() userId: string, @Query() { timeZone }: InsightsQuery): Promise<InsightsResponse> {
    return this.insights.of(userId, timeZone);
  }
}
