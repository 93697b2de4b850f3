import { Controller, type MessageEvent, Req, Sse, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ProductError } from '../errors/product-error.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { EventStreams } from './event-streams.ts';

/** Events are some forty characters; a client that lets so many wait is not reading and connects again when it does. */
const MAX_PENDING_CHARACTERS = 65_536;

@Controller('api/events')
@ApiTags('Events')
@ApiSignedIn()
@UseGuards(SignedIn)
export class EventController {
  constructor(private readonly streams: EventStreams) {}

  @Sse('', { maxPendingDataLength: MAX_PENDING_CHARACTERS })
  @ApiOperation({
    summary: 'Tells of changes as they happen, as Server-Sent Events',
    description:
      "`job` {id}: how far one of the asker's jobs is has changed. `note` {id}: a note that the asker may read has changed, or " +
      'its tags, comments, shares or enrichment. `list` {}: which notes the asker has, has pinned or has not seen has changed. `creations` {}: which creations the asker has or was given, or what they say, has changed. `refresh` {}: changes may ' +
      'have been missed, everything that is shown is worth asking for again. The stream ends with the session, and after an ' +
      'hour at most; clients connect again. A person may have five.',
  })
  @ApiResponse({
    status: 200,
    description: 'Events, until somebody leaves',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiErrors('invalid', 'rate-limited')
  stream(@UserId() userId: string, @Req() request: Request): Observable<MessageEvent> {
    requireEventStream(request);
    return this.streams.open({ userId, sessionId: request.sessionID, address: String(request.ip) });
  }
}

/** Throws a `ProductError` for a client that would wait for the end of an answer that has none. */
export function requireEventStream(request: Request): void {
  if (request.get('accept')?.includes('text/event-stream')) return;
  throw new ProductError(
    'invalid',
    'events.not-a-stream',
    'This address answers with a stream of events: ask for it with Accept: text/event-stream.',
  );
}
