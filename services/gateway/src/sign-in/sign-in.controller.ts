import { Controller, Get, HttpCode, Next, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { NextFunction, Request, Response } from 'express';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { RecordsSecurityEvent } from '../security-events/records-security-event.ts';
import { CanonicalAddress } from './canonical-address.guard.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ShowSignInProblem } from './sign-in-problem.filter.ts';
import { type SignedOutEverywhere, SignInService } from './sign-in.service.ts';
import { CurrentUserResponse } from '../users/user.responses.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { ApiRedirect } from '../openapi/api-bodies.ts';
import { ApiRoute } from '../openapi/api-route.ts';

@Controller('api')
@ApiTags('Sign-in')
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  /** Begins signing in; `?returnTo=/path` says where to land. */
  @Get('login')
  @ApiRedirect('Begins signing in', { 503: 'The provider does not answer.' })
  @ApiQuery({
    name: 'returnTo',
    required: false,
    description: 'Path of this site to land on.',
    schema: { type: 'string' },
  })
  @ApiQuery({
    name: 'fresh',
    required: false,
    description: 'With 1 the password is asked for even of who is signed in at the provider.',
    schema: { type: 'string', enum: ['1'] },
  })
  @ApiQuery({
    name: 'prompt',
    required: false,
    description: 'With create the provider begins with a new account, where it knows how to.',
    schema: { type: 'string', enum: ['create'] },
  })
  @UseFilters(ShowSignInProblem)
  @UseGuards(CanonicalAddress, AuthGuard('oidc'))
  login(): void {}

  @Get('callback')
  @ApiRedirect('Finishes signing in', {
    400: 'This sign-in was not begun here, or is over.',
    503: 'The provider does not answer.',
  })
  @UseFilters(ShowSignInProblem)
  @UseGuards(AuthGuard('oidc'))
  callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.signIn.finish(request, response);
  }

  @Get('logout')
  @ApiRedirect('Signs out, here and at the provider')
  @ApiErrors('forbidden')
  logout(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.signIn.signOut(request, response).catch(next);
  }

  @Post('auth/sign-out-everywhere')
  @ApiRoute({ summary: 'Signs out in whatever browser the reader is signed in', answer: DoneResponse })
  @ApiSignedIn()
  @HttpCode(200)
  @UseGuards(SignedIn)
  @RecordsSecurityEvent('sign-out.everywhere')
  signOutEverywhere(
    @UserId() userId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedOutEverywhere> {
    return this.signIn.signOutEverywhere(userId, request, response);
  }

  @Get('auth/user')
  @ApiRoute({ summary: 'Says who is signed in', answer: CurrentUserResponse })
  @ApiSignedIn()
  @UseGuards(SignedIn)
  currentUser(@UserId() userId: string): Promise<CurrentUserResponse> {
    return this.signIn.currentUser(userId);
  }
}
