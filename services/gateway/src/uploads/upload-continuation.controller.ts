import { Body, Controller, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ContinueUpload } from './continue-upload.ts';
import { ContinueUploadRequest } from './upload.requests.ts';
import { UploadResponse, presentUpload } from './upload.responses.ts';

@Controller('api/uploads/:id/continue')
@ApiTags('Recordings')
@ApiSignedIn()
@UseGuards(SignedIn)
export class UploadContinuationController {
  constructor(private readonly continuing: ContinueUpload) {}

  @Post()
  @ApiRoute({
    summary: 'Goes on with a recording that another device has left',
    description:
      'Answers a new upload that has all that had arrived, its length not known again; what is said next is sent to that one. The old one takes nothing ' +
      'more, whatever its device still has: it answers `upload.continued`. Only of pcm of which nothing has come for 15 seconds. Asked again with the same ' +
      'key, it answers with the same upload.',
    of: 'upload',
    answer: UploadResponse,
    status: 201,
    errors: ['conflict'],
  })
  async continue(
    @UserId() userId: string,
    @Param('id') id: string,
    @Body() wanted: ContinueUploadRequest,
  ): Promise<UploadResponse> {
    return presentUpload(await this.continuing.continue(userId, id, wanted));
  }
}
