import { Body, Controller, Delete, Get, Param, Patch, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CREATION_MEDIA_TYPES } from '@stitchbook/archive';
import type { Request, Response } from 'express';
import { CreationId, SeenVersion } from '../http/route-parameters.ts';
import { linkToNext } from '../http/pagination.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ApiSeenCreation } from './creation-conflict.ts';
import { CreationChange, ExportCreationQuery, ListCreationsQuery } from './creation.requests.ts';
import { CreationService } from './creation.service.ts';
import { EditCreation } from './edit-creation.ts';
import { ExportCreation } from './export-creation.ts';
import { CreationResponse } from './creation.responses.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ApiFileResponse } from '../openapi/api-bodies.ts';
import { ApiCreationId, ApiRoute, NEXT_PAGE } from '../openapi/api-route.ts';

@Controller('api')
@ApiTags('Creations')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CreationController {
  constructor(
    private readonly creations: CreationService,
    private readonly edits: EditCreation,
    private readonly files: ExportCreation,
  ) {}

  /** Newest first; `Link: <...>; rel="next"` leads to the next page. */
  @Get('creations')
  @ApiRoute({
    summary: "Lists the reader's creations, and those that were shared with them, newest first",
    answer: [CreationResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() query: ListCreationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CreationResponse[]> {
    const { creations, nextCursor } = await this.creations.page(userId, query);
    linkToNext(request, response, nextCursor);
    return creations;
  }

  @Get('creations/:id')
  @ApiRoute({ summary: 'Reads a creation', of: 'creation', answer: CreationResponse })
  get(@UserId() userId: string, @Param('id', CreationId) id: number): Promise<CreationResponse> {
    return this.creations.get(userId, id);
  }

  /** What it said before an edit is kept as a version; a tick makes none. */
  @Patch('creations/:id')
  @ApiRoute({
    summary: 'Edits a creation, or ticks one of its tasks, or takes the tick away',
    of: 'creation',
    answer: CreationResponse,
    errors: ['forbidden', 'invalid', 'too-large'],
  })
  @ApiSeenCreation()
  change(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @SeenVersion() seenVersion: number | null,
    @Body() change: CreationChange,
  ): Promise<CreationResponse> {
    return this.edits.change({ userId, id, seenVersion }, change);
  }

  @Delete('creations/:id')
  @ApiRoute({ summary: 'Deletes a creation', of: 'creation', answer: DoneResponse, errors: ['forbidden'] })
  delete(@UserId() userId: string, @Param('id', CreationId) id: number): Promise<DoneResponse> {
    return this.creations.delete(userId, id);
  }

  /** `?format=md|txt|docx`: a file named after its type and its note. */
  @Get('creations/:id/export')
  @ApiFileResponse('Exports a creation as a file', Object.values(CREATION_MEDIA_TYPES).map(withoutCharset))
  @ApiCreationId()
  @ApiErrors('unprocessable')
  export(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Query() { format }: ExportCreationQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.files.send(userId, id, format, response);
  }
}

function withoutCharset(mediaType: string): string {
  return mediaType.split(';')[0] ?? mediaType;
}
