import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { Done, Share } from '@stitchbook/contracts';
import { NoteId } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ShareNoteRequest } from './share.requests.ts';
import { ShareService } from './share.service.ts';
import { ApiParam } from '@nestjs/swagger';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { DoneSchema } from '../openapi/schemas/error.schema.ts';
import { ShareSchema } from '../openapi/schemas/share.schema.ts';

@Controller('api/notes/:id')
@ApiRoom('Shares')
@UseGuards(SignedIn)
export class ShareController {
  constructor(private readonly shares: ShareService) {}

  /** Sharing again with the same person changes their permission. */
  @Post('share')
  @Operation({
    summary: 'Shares a note with someone, or changes their permission',
    of: 'note',
    answer: ShareSchema,
    errors: ['forbidden', 'conflict'],
  })
  @HttpCode(200)
  share(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Body() asked: ShareNoteRequest,
  ): Promise<Share> {
    return this.shares.share(userId, noteId, asked.sharedWithUserId, asked.permission);
  }

  @Get('shares')
  @Operation({ summary: 'Lists with whom a note is shared', of: 'note', answer: [ShareSchema], errors: ['forbidden'] })
  list(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<Share[]> {
    return this.shares.list(userId, noteId);
  }

  @Delete('shares/:userId')
  @Operation({ summary: 'Ends a share', of: 'note', answer: DoneSchema, errors: ['forbidden'] })
  @ApiParam({ name: 'userId', description: 'Whom it is shared with.', schema: { type: 'string', format: 'uuid' } })
  end(
    @UserId() userId: string,
    @Param('id', NoteId) noteId: number,
    @Param('userId') withUserId: string,
  ): Promise<Done> {
    return this.shares.end(userId, noteId, withUserId);
  }
}
