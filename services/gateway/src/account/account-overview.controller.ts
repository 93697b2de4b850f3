import { Body, Controller, Delete, Get, Param, Patch, Req, UseGuards } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { AccountOverviewService } from './account-overview.service.ts';
import { AccountSettings } from './account.requests.ts';
import { AccountResponse, SessionResponse } from './account.responses.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';

@Controller('api/account')
@ApiTags('Account')
@ApiSignedIn()
@UseGuards(SignedIn)
export class AccountOverviewController {
  constructor(private readonly account: AccountOverviewService) {}

  @Get()
  @ApiRoute({ summary: "Shows the reader's account", answer: AccountResponse })
  overview(@UserId() userId: string, @Req() request: Request): Promise<AccountResponse> {
    return this.account.overview(userId, request);
  }

  @Patch()
  @ApiRoute({ summary: "Changes the settings of the reader's account", answer: AccountResponse })
  choose(
    @UserId() userId: string,
    @Body() settings: AccountSettings,
    @Req() request: Request,
  ): Promise<AccountResponse> {
    return this.account.choose(userId, settings, request);
  }

  @Get('sessions')
  @ApiRoute({
    summary: 'Lists the browsers in which the reader is signed in, the one that was used last first',
    answer: [SessionResponse],
  })
  sessions(@UserId() userId: string, @Req() request: Request): Promise<SessionResponse[]> {
    return this.account.listSessions(userId, request);
  }

  /** Also at the bundled provider: signing in there again takes the password. */
  @Delete('sessions/:id')
  @ApiRoute({ summary: 'Signs the reader out in one browser', answer: DoneResponse })
  @ApiParam({ name: 'id', description: 'Id of the session, from the list.', schema: { type: 'string' } })
  @ApiErrors('not-found')
  @RecordsSecurityEvent('session.ended')
  endSession(@UserId() userId: string, @Param('id') id: string): Promise<DoneResponse> {
    return this.account.endSession(userId, id);
  }
}
