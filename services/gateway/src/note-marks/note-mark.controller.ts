import { Controller, Delete, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoteId } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { NoteMarkService } from './note-mark.service.ts';

@Controller('api/notes/:id')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteMarkController {
  constructor(private readonly marks: NoteMarkService) {}

  @Put('pin')
  @HttpCode(204)
  @ApiRoute({ summary: 'Pins a note for the reader alone', of: 'note', status: 204, errors: ['conflict'] })
  pin(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<void> {
    return this.marks.pin(userId, noteId);
  }

  @Delete('pin')
  @HttpCode(204)
  @ApiRoute({ summary: 'Unpins a note', of: 'note', status: 204 })
  unpin(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<void> {
    return this.marks.unpin(userId, noteId);
  }

  @Post('seen')
  @HttpCode(204)
  @ApiRoute({
    summary: 'Says that the reader has opened a note',
    description: 'It is new to them again when somebody else comments on it.',
    of: 'note',
    status: 204,
  })
  see(@UserId() userId: string, @Param('id', NoteId) noteId: number): Promise<void> {
    return this.marks.see(userId, noteId);
  }
}
