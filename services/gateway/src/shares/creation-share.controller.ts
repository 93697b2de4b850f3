import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CreationId } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { CreationShareService } from './creation-share.service.ts';
import { ShareCreationRequest } from './share.requests.ts';
import { CreationShareResponse } from './share.responses.ts';

@Controller('api/creations/:id')
@ApiTags('Shares')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CreationShareController {
  constructor(private readonly shares: CreationShareService) {}

  /** Sharing again with the same person changes their permission. */
  @Post('share')
  @ApiRoute({
    summary: 'Shares a creation with someone, or changes their permission; its note is not shared with it',
    of: 'creation',
    answer: CreationShareResponse,
    errors: ['forbidden', 'conflict', 'rate-limited'],
  })
  @HttpCode(200)
  @RecordsSecurityEvent('creation-share.given', (_request, answer) => ({
    otherUserId: (answer as CreationShareResponse).sharedWithUserId,
  }))
  share(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Body() asked: ShareCreationRequest,
  ): Promise<CreationShareResponse> {
    return this.shares.share(userId, id, asked.sharedWithUserId, asked.permission);
  }

  @Get('shares')
  @ApiRoute({
    summary: 'Lists with whom a creation is shared',
    of: 'creation',
    answer: [CreationShareResponse],
    errors: ['forbidden'],
  })
  list(@UserId() userId: string, @Param('id', CreationId) id: number): Promise<CreationShareResponse[]> {
    return this.shares.list(userId, id);
  }

  @Delete('shares/:userId')
  @ApiRoute({
    summary: 'Ends a share: any of an own creation, or that with the reader',
    of: 'creation',
    answer: DoneResponse,
    errors: ['forbidden'],
  })
  @ApiParam({ name: 'userId', description: 'Whom it is shared with; `me` leaves it.', schema: { type: 'string' } })
  @RecordsSecurityEvent('creation-share.ended', ({ params, user }) => {
    const otherUserId = String(params['userId']).toLowerCase();
    return otherUserId === 'me' || otherUserId === user?.id ? { kind: 'creation-share.left' } : { otherUserId };
  })
  end(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Param('userId') withUserId: string,
  ): Promise<DoneResponse> {
    return this.shares.end(userId, id, withUserId);
  }
}
