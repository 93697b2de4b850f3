import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { linkToNext } from '../http/pagination.ts';
import { CreationId, IdPipe, SeenVersion } from '../http/route-parameters.ts';
import { ApiRoute, NEXT_PAGE } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ApiSeenCreation } from './creation-conflict.ts';
import { CreationVersionDetailResponse, CreationVersionResponse } from './creation-version.responses.ts';
import { ListVersionsQuery } from './creation.requests.ts';
import { CreationResponse } from './creation.responses.ts';
import { CreationService } from './creation.service.ts';
import { EditCreation } from './edit-creation.ts';

const VersionNumber = new IdPipe('version');
const OneVersion = ApiParam({
  name: 'version',
  description: 'Number of the version.',
  schema: { type: 'integer', minimum: 1 },
});

@Controller('api/creations/:id/versions')
@ApiTags('Creations')
@ApiSignedIn()
@UseGuards(SignedIn)
export class CreationVersionController {
  constructor(
    private readonly creations: CreationService,
    private readonly edits: EditCreation,
  ) {}

  /** Newest first, without what they say; `Link: <...>; rel="next"` leads to the next page. */
  @Get()
  @ApiRoute({
    summary: 'Lists what a creation was before it was edited, newest first',
    of: 'creation',
    answer: [CreationVersionResponse],
    headers: NEXT_PAGE,
    errors: ['forbidden', 'invalid'],
  })
  async list(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Query() query: ListVersionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CreationVersionResponse[]> {
    const { versions, nextCursor } = await this.creations.pageOfVersions(userId, id, query);
    linkToNext(request, response, nextCursor);
    return versions;
  }

  @Get(':version')
  @ApiRoute({
    summary: 'Reads what a creation said in a version before',
    of: 'creation',
    answer: CreationVersionDetailResponse,
    errors: ['forbidden'],
  })
  @OneVersion
  get(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Param('version', VersionNumber) version: number,
  ): Promise<CreationVersionDetailResponse> {
    return this.creations.version(userId, id, version);
  }

  /** What it says until then is kept as a version. */
  @Post(':version/restore')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Lets a creation say again what it said in a version before',
    of: 'creation',
    answer: CreationResponse,
    errors: ['forbidden'],
  })
  @OneVersion
  @ApiSeenCreation()
  restore(
    @UserId() userId: string,
    @Param('id', CreationId) id: number,
    @Param('version', VersionNumber) version: number,
    @SeenVersion() seenVersion: number | null,
  ): Promise<CreationResponse> {
    return this.edits.restore({ userId, id, seenVersion }, version);
  }
}
