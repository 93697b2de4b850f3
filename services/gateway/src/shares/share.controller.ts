import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { Done, Share } from '@stitchbook/contracts';
import { NoteId } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ShareNoteRequest } from './share.requests.ts';
import { ShareService } from './share.service.ts';

@Controller('api/notes/:id')
@UseGuards(SignedIn)
export class ShareController {
  constructor(private readonly shares: ShareService) {}

  /** Sharing again with the same person changes their permission. */
  @Post('share')
  @HttpCode(200)
  share(@UserId() userId: string, @Param('id', NoteId) noteId: number, @Body() asked: ShareNoteRequest): Promise<Share> {
    return this.shares.share(userId, noteId, asked.sharedWithUserId, asked.permission);
  }

  @Get('shares')
  list(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<Share[]> {
    return this.shares.list(userId, noteId);
  }

  @Delete('shares/:userId')
  end(@UserId() userId: string, @Param('id', NoteId) noteId: number, @Param('userId') withUserId: string): Promise<Done> {
    return this.shares.end(userId, noteId, withUserId);
  }
}
