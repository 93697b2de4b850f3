import {
  Controller,
  Delete,
  Get,
  Head,
  HttpCode,
  Options,
  Param,
  Patch,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { AppendPiece } from './append-piece.ts';
import { ResumableUploads } from './resumable-uploads.ts';
import { ABILITIES, ApiNewUpload, ApiPiece, ApiTus, LOCATION, PROGRESS, TusProtocol } from './tus-protocol.ts';
import { UploadLimits } from './upload-limits.ts';
import { readNewUpload } from './upload.requests.ts';
import { UploadResponse, abilitiesOf, presentUpload, progressOf } from './upload.responses.ts';

/** The tus protocol, version 1.0.0: https://tus.io/protocols/resumable-upload */
@Controller('api/uploads')
@ApiTags('Recordings')
@ApiSignedIn()
@UseGuards(TusProtocol, SignedIn)
export class ResumableUploadController {
  constructor(
    private readonly uploads: ResumableUploads,
    private readonly pieces: AppendPiece,
    private readonly limits: UploadLimits,
  ) {}

  @Options()
  @HttpCode(204)
  @ApiRoute({ summary: 'Says what of the tus protocol is spoken here', status: 204, headers: ABILITIES })
  describe(@Res({ passthrough: true }) response: Response): void {
    response.set(abilitiesOf(this.limits));
  }

  @Post()
  @ApiRoute({
    summary: 'Begins a recording that is sent in pieces',
    description:
      'Upload-Metadata has names with values in base64. `key`: the own name of the client, under which it is created once; `media`: pcm or ' +
      'file; `filename`; `title`; `captions`: what is heard is wanted while it is sent, of pcm alone.',
    answer: UploadResponse,
    status: 201,
    headers: LOCATION,
    errors: ['conflict'],
  })
  @ApiTus()
  @ApiNewUpload()
  async create(
    @UserId() userId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadResponse> {
    const upload = await this.uploads.create(userId, readNewUpload(request));
    response.set({ ...progressOf(upload), Location: `/api/uploads/${upload.id}` });
    return presentUpload(upload);
  }

  @Get()
  @ApiRoute({
    summary: "Lists the reader's recordings that are not complete, or not transcribed yet, newest first",
    answer: [UploadResponse],
    errors: ['precondition-failed'],
  })
  async list(@UserId() userId: string): Promise<UploadResponse[]> {
    return (await this.uploads.list(userId)).map(presentUpload);
  }

  @Head(':id')
  @ApiRoute({ summary: 'Says how much of a recording has arrived', of: 'upload', headers: PROGRESS })
  @ApiTus()
  async show(@UserId() userId: string, @Param('id') id: string, @Res() response: Response): Promise<void> {
    // Not by `send`, which answers 304 to who says that they have seen it before: what has arrived is never old.
    response.set(progressOf(await this.uploads.show(userId, id))).end();
  }

  @Patch(':id')
  @HttpCode(204)
  @ApiRoute({
    summary: 'Takes the next piece of a recording, all of it or nothing',
    description: 'A piece has at most 4 MiB, and begins where the upload ends.',
    of: 'upload',
    status: 204,
    headers: PROGRESS,
    errors: ['conflict', 'checksum-mismatch'],
  })
  @ApiTus()
  @ApiPiece()
  async append(
    @UserId() userId: string,
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    response.set(progressOf(await this.pieces.append(userId, id, request)));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiRoute({
    summary: 'Deletes a recording that is not transcribed yet',
    of: 'upload',
    status: 204,
    errors: ['conflict'],
  })
  @ApiTus()
  delete(@UserId() userId: string, @Param('id') id: string): Promise<void> {
    return this.uploads.delete(userId, id);
  }
}
