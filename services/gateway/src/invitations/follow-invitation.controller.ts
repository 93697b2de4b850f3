import { Controller, Get, Query, Res, UseFilters } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { invitationCookieName } from '@stitchbook/contracts';
import type { Response } from 'express';
import { ProductError } from '../errors/product-error.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { ApiRedirect } from '../openapi/api-bodies.ts';
import { ShowSignInProblem } from '../sign-in/sign-in-problem.filter.ts';
import { InvitationService } from './invitation.service.ts';

const COOKIE_VALID_FOR_MS = 3_600_000;

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
