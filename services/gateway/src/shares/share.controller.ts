import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { NoteId } from '../http/route-parameters.ts';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ShareNoteRequest } from './share.requests.ts';
import { ShareService } from './share.service.ts';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ShareResponse } from './share.responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';

@Controller('api/notes/:id')
@ApiTags('Shares')
@ApiSignedIn()
@UseGuards(SignedIn)
export class ShareController {
  constructor(private readonly shares: ShareService) {}

  /** Sharing again with the same person changes their permission. */
  @Post('share')
  @ApiRoute({
    summary: 'Shares a note with someone, or changes their permission',
    of: 'note',
    answer: ShareResponse,
    errors: ['forbidden', 'conflict', 'rate-limited'],
  })
  @HttpCode(200)
  @RecordsSecurityEvent('share.given', ({ params }, answer) => ({
    noteId: Number(params['id']),
    otherUserId: (answer as ShareResponse).sharedWithUserId,
  }))
  share(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() asked: ShareNoteRequest,
  ): Promise<ShareResponse> {
    return this.shares.share(userId, noteId, asked.sharedWithUserId, asked.permission);
  }

  @Get('shares')
  @ApiRoute({ summary: 'Lists with whom a note is shared', of: 'note', answer: [ShareResponse], errors: ['forbidden'] })
  list(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<ShareResponse[]> {
    return this.shares.list(userId, noteId);
  }

  @Delete('shares/:userId')
  @ApiRoute({
    summary: 'Ends a share: any of an own note, or that with the reader',
    of: 'note',
    answer: DoneResponse,
    errors: ['forbidden'],
  })
  @ApiParam({ name: 'userId', description: 'Whom it is shared with; `me` leaves it.', schema: { type: 'string' } })
  @RecordsSecurityEvent('share.ended', ({ params, user }) => {
    const noteId = Number(params['id']);
    const otherUserId = String(params['userId']).toLowerCase();
    return otherUserId === 'me' || otherUserId === user?.id ? { kind: 'share.left', noteId } : { noteId, otherUserId };
  })
  end(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Param('userId') withUserId: string,
  ): Promise<DoneResponse> {
    return this.shares.end(userId, noteId, withUserId);
  }
}
