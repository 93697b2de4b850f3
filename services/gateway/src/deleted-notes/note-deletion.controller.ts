import { Controller, Delete, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { requestIdOf } from '../http/observe-requests.ts';
import { NoteId } from '../http/route-parameters.ts';
import { NoteDetailResponse } from '../notes/note-detail.responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { DeleteNote } from './delete-note.ts';
import { RestoreNote } from './restore-note.ts';

const whichNote = ({ params }: Request) => ({ noteId: Number(params['id']) });

@Controller('api/notes/:id')
@ApiTags('Notes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class NoteDeletionController {
  constructor(
    private readonly deleteNote: DeleteNote,
    private readonly restoreNote: RestoreNote,
  ) {}

  /** Gone for everybody at once; its owner can bring it back for two minutes. */
  @Delete()
  @ApiRoute({ summary: 'Deletes a note with its audio', of: 'note', answer: DoneResponse, errors: ['forbidden'] })
  @RecordsSecurityEvent('note.deleted', whichNote)
  delete(@UserId() userId: string, @Param('id', NoteId) id: number): Promise<DoneResponse> {
    return this.deleteNote.run(userId, id);
  }

  @Post('restore')
  @ApiRoute({
    summary: 'Brings a deleted note back, as it was',
    description: 'For its owner, within two minutes after it was deleted.',
    of: 'note',
    answer: NoteDetailResponse,
    errors: ['rate-limited'],
  })
  @HttpCode(200)
  @RecordsSecurityEvent('note.restored', whichNote)
  restore(
    @UserId() userId: string,
    @Param('id', NoteId) id: number,
    @Req() request: Request,
  ): Promise<NoteDetailResponse> {
    return this.restoreNote.run(userId, id, requestIdOf(request));
  }
}
