import { Body, Controller, Delete, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import type { Request, Response } from 'express';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { FreshSignIn } from '../sessions/fresh-sign-in.guard.ts';
import { DeleteAccount } from './delete-account.ts';

/** `DELETE /api/account` */
export class AccountDeletion {
  @ApiProperty({ type: 'string', description: "The account's e-mail address, or its user id when it has none." })
  @IsString({ message: 'To delete your account, please confirm it with its e-mail address.' })
  confirm!: string;
}

@Controller('api/account')
@ApiTags('Account')
@ApiSignedIn()
@UseGuards(SignedIn)
export class AccountDeletionController {
  constructor(private readonly deleteAccount: DeleteAccount) {}

  /** For ever, with everything in it. */
  @Delete()
  @ApiRoute({ summary: 'Deletes the account and everything in it', answer: DoneResponse })
  @UseGuards(FreshSignIn)
  delete(
    @UserId() userId: string,
    @Body() { confirm }: AccountDeletion,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneResponse> {
    return this.deleteAccount.delete(userId, confirm, request, response);
  }
}
