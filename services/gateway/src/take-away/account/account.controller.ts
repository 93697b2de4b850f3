import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Done, ImportReport } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { ApiErrors } from '../../openapi/api-errors.ts';
import { ApiRoom } from '../../openapi/api-room.ts';
import { FileAnswer } from '../../openapi/file-answer.ts';
import { Multipart } from '../../openapi/multipart.ts';
import { Operation } from '../../openapi/operation.ts';
import { DoneSchema } from '../../openapi/schemas/error.schema.ts';
import { SignedIn, UserId } from '../../sign-in/current-user.ts';
import { AccountDeletion } from '../take-away.requests.ts';
import { ArchiveForm, ImportReportSchema } from './account.schema.ts';
import { DeleteAccount } from './delete-account.ts';
import { ExportAccount } from './export-account.ts';
import { ImportAccount } from './import-account.ts';

@Controller('api/account')
@ApiRoom('Take-away')
@UseGuards(SignedIn)
export class AccountController {
  constructor(
    private readonly exportAccount: ExportAccount,
    private readonly importAccount: ImportAccount,
    private readonly deleteAccount: DeleteAccount,
  ) {}

  /** A zip that is made while it is sent. */
  @Get('export')
  @FileAnswer('Hands out the whole account as a zip', ['application/zip'])
  @ApiErrors('unavailable')
  export(@UserId() userId: string, @Res() response: Response): Promise<void> {
    return this.exportAccount.send(userId, response);
  }

  /** Multipart field `archive`: what `export` handed out, here or elsewhere. */
  @Post('import')
  @HttpCode(200)
  @Operation({
    summary: 'Takes in what another account has exported',
    answer: ImportReportSchema,
    errors: ['unprocessable'],
  })
  @Multipart(ArchiveForm)
  import(@UserId() userId: string, @Req() request: Request): Promise<ImportReport> {
    return this.importAccount.fromForm(userId, request);
  }

  /** For ever, with everything in it. */
  @Delete()
  @Operation({ summary: 'Deletes the account and everything in it', answer: DoneSchema })
  delete(
    @UserId() userId: string,
    @Body() { confirm }: AccountDeletion,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Done> {
    return this.deleteAccount.delete(userId, confirm, request, response);
  }
}
