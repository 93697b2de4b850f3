import { Controller, type MessageEvent, Param, Req, Sse, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { requireEventStream } from '../events/event.controller.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { CaptionStreams } from './caption-streams.ts';
import { ResumableUploads } from './resumable-uploads.ts';

/** Hours of captions: whoever connects is told of all at once. A client that lets more wait connects again where it has got to. */
const MAX_PENDING_CHARACTERS = 2 ** 20;
const REVISION = /^\d{1,15}$/;

@Controller('api/uploads/:id/captions')
@ApiTags('Recordings')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CaptionController {
  constructor(
    private readonly uploads: ResumableUploads,
    private readonly streams: CaptionStreams,
  ) {}

  @Sse('', { maxPendingDataLength: MAX_PENDING_CHARACTERS })
  @ApiOperation({
    summary: 'Tells what is heard in a recording while it is sent, as Server-Sent Events',
    description:
      '`caption` {number, text, startSeconds, endSeconds, isFinal}: what is heard there by now; an empty text was taken back. ' +
      '`state` {state}: waiting, live, or one that ends the stream: done, behind (they came too late and were given up), failed or unavailable. ' +
      'It ends with the session as well, and after an hour at most. A person may have five.',
  })
  @ApiParam({ name: 'id', description: 'Id of the upload.', schema: { type: 'string', format: 'uuid' } })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Goes on after that event.',
    schema: { type: 'string' },
  })
  @ApiResponse({
    status: 200,
    description: 'Events, until there are no more',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors('invalid', 'not-found', 'rate-limited')
  async stream(
    @UserId() userId: string,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<Observable<MessageEvent>> {
    requireEventStream(request);
    const upload = await this.uploads.show(userId, id);
    return this.streams.open({
      userId,
      sessionId: request.sessionID,
      address: String(request.ip),
      uploadId: upload.id,
      revision: revisionOf(request.get('last-event-id')),
    });
  }
}

/** What is no revision begins at the beginning. */
function revisionOf(lastEventId = ''): number {
  return REVISION.test(lastEventId) ? Number(lastEventId) : 0;
}
