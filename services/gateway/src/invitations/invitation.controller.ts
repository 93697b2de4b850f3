import { Body, Controller, Delete, Get, Param, Post, UseGuards, Query, Res, UseFilters } from '@nestjs/common';
import { ApiParam, ApiTags, ApiQuery, ApiProperty } from '@nestjs/swagger';
import { invitationCookieName } from '@stitchbook/contracts';
import type { Response } from 'express';
import { IsEmail, IsOptional } from 'class-validator';
import { Administrators } from '../users/administrators.guard.ts';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { InvitationService } from './invitation.service.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { InvitationResponse, NewInvitationResponse } from './invitation.responses.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { ShowSignInProblem } from '../sign-in/sign-in-problem.filter.ts';
import { ApiRedirect } from '../openapi/api-bodies.ts';

/** `POST /api/invitations` */
class CreateInvitationRequest {
  @ApiProperty({
    type: 'string',
    format: 'email',
    nullable: true,
    required: false,
    description: 'Whose the invitation is; whoever has the link may use it when there is none.',
  })
  @IsOptional()
  @IsEmail({}, { message: 'Enter a full email address, such as name@example.com.' })
  email?: string | null;
}

const COOKIE_VALID_FOR_MS = 3_600_000;

/** For administrators; everybody else is answered as if there were no such address. */
@Controller('api/invitations')
@ApiTags('Invitations')
@ApiSignedIn()
@ApiErrors('not-found')
@UseGuards(SignedIn, Administrators)
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Get()
  @ApiRoute({ summary: 'Lists the invitations that nobody has used yet', answer: [InvitationResponse] })
  list(): Promise<InvitationResponse[]> {
    return this.invitations.list();
  }

  @Post()
  @ApiRoute({
    summary: 'Makes a link by which one person may join, within a week',
    answer: NewInvitationResponse,
    status: 201,
    errors: ['invalid'],
  })
  @RecordsSecurityEvent('invitation.created')
  create(@UserId() userId: string, @Body() { email }: CreateInvitationRequest): Promise<NewInvitationResponse> {
    return this.invitations.create(userId, email ?? null);
  }

  @Delete(':id')
  @ApiRoute({ summary: 'Withdraws an invitation', answer: DoneResponse, errors: ['invalid'] })
  @ApiParam({ name: 'id', description: 'Id of the invitation.', schema: { type: 'string', format: 'uuid' } })
  @RecordsSecurityEvent('invitation.revoked')
  withdraw(@Param('id') id: string): Promise<DoneResponse> {
    return this.invitations.withdraw(id);
  }
}

/** Where the link of an invitation leads: it is remembered in the browser until its person has signed up. */
@Controller('api/invitation')
@ApiTags('Sign-in')
export class FollowInvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly settings: GatewaySettings,
  ) {}

  @Get()
  @ApiRedirect('Follows an invitation', { 404: 'It was used or withdrawn, or is too old.' })
  @ApiQuery({ name: 'token', description: 'What the link holds.', schema: { type: 'string' } })
  @UseFilters(ShowSignInProblem)
  async follow(@Query('token') token: unknown, @Res() response: Response): Promise<void> {
    if (typeof token !== 'string' || !(await this.invitations.isOpen(token))) {
      throw new ProductError(
        'not-found',
        'invitation.missing',
        'This invitation was used or withdrawn, or it is too old. Ask for another one.',
      );
    }
    const { isSecure } = this.settings;
    response.cookie(invitationCookieName(isSecure), token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      path: '/',
      maxAge: COOKIE_VALID_FOR_MS,
    });
    response.redirect('/api/login');
  }
}
