import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { FreshSignIn } from '../sessions/fresh-sign-in.guard.ts';
import { ExportAccount } from './export-account.ts';
import { ImportAccount } from './import-account.ts';
import { ApiErrors, ApiSignedIn } from '../openapi/common-responses.ts';
import { ArchiveForm, ImportReportResponse, UnreadableArchiveResponse } from './account-export.responses.ts';
import { ApiFileResponse, ApiMultipart } from '../openapi/api-bodies.ts';
import { ApiRoute } from '../openapi/api-route.ts';

@Controller('api/account')
@ApiTags('Export and import')
@ApiSignedIn()
@UseGuards(SignedIn)
export class AccountExportController {
  constructor(
    private readonly exportAccount: ExportAccount,
    private readonly importAccount: ImportAccount,
  ) {}

  /** A zip that is made while it is sent. */
  @Get('export')
  @ApiFileResponse('Exports the whole account as a zip', ['application/zip'])
  @ApiErrors('forbidden', 'not-found', 'unavailable')
  @UseGuards(FreshSignIn)
  export(@UserId() userId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.exportAccount.send(userId, request, response);
  }

  /** Multipart field `archive`: what `export` answered, here or elsewhere. */
  @Post('import')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Imports what another account has exported',
    answer: ImportReportResponse,
    errors: ['conflict'],
  })
  @ApiResponse({ status: 422, description: 'Nothing of it could be read; says why.', type: UnreadableArchiveResponse })
  @ApiMultipart(ArchiveForm)
  @RecordsSecurityEvent('account.imported')
  import(@UserId() userId: string, @Req() request: Request): Promise<ImportReportResponse> {
    return this.importAccount.fromForm(userId, request);
  }
}
