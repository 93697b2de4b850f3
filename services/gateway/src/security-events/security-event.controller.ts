import { Controller, Get, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Administrators } from '../users/administrators.guard.ts';
import { linkToNext } from '../http/pagination.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { type Page, SecurityEvents } from './security-events.service.ts';
import { InstallationSecurityEventResponse, SecurityEventResponse } from './security-event.responses.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { ApiRoute, NEXT_PAGE } from '../openapi/api-route.ts';

/** `GET /api/account/security-events` and `GET /api/administration/security-events` */
class ListSecurityEventsQuery {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 200, default: 50 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(200, { message: 'limit must be at most 200.' })
  limit = 50;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Id of the last event that was seen.',
  })
  @Type(() => Number)
  @IsInt({ message: 'cursor is not valid.' })
  @Min(1, { message: 'cursor is not valid.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'cursor is not valid.' })
  cursor: number = Number.MAX_SAFE_INTEGER;
}

@Controller('api')
@ApiTags('Security events')
@ApiSignedIn()
@UseGuards(SignedIn)
export class SecurityEventController {
  constructor(private readonly events: SecurityEvents) {}

  /** Newest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('account/security-events')
  @ApiRoute({
    summary: "Lists what happened with the reader's account, newest first",
    answer: [SecurityEventResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() { limit, cursor }: ListSecurityEventsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SecurityEventResponse[]> {
    return send(await this.events.listOf(userId, { limit, before: cursor }), request, response);
  }

  /** For administrators; everybody else is answered as if there were no such address. */
  @Get('administration/security-events')
  @UseGuards(Administrators)
  @ApiRoute({
    summary: 'Lists what happened with all accounts, newest first',
    answer: [InstallationSecurityEventResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  @ApiErrors('not-found')
  async listAll(
    @Query() { limit, cursor }: ListSecurityEventsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InstallationSecurityEventResponse[]> {
    return send(await this.events.listAll({ limit, before: cursor }), request, response);
  }
}

function send<T>({ events, nextCursor }: Page<T>, request: Request, response: Response): T[] {
  linkToNext(request, response, nextCursor);
  return events;
}
