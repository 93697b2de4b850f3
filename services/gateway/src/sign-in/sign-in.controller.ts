import { Controller, Get, HttpCode, Next, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { CurrentUser } from '@stitchbook/contracts';
import type { NextFunction, Request, Response } from 'express';
import { CanonicalAddress } from './canonical-address.guard.ts';
import { SignedIn, UserId } from './current-user.ts';
import { ShowSignInProblem } from './show-sign-in-problem.filter.ts';
import { type SignedOutEverywhere, SignInService } from './sign-in.service.ts';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.ts';
import { SignedInOnly } from '../openapi/api-room.ts';
import { Navigation } from '../openapi/navigation.ts';
import { Operation } from '../openapi/operation.ts';
import { DoneSchema } from '../openapi/schemas/error.schema.ts';
import { CurrentUserSchema } from '../openapi/schemas/person.schema.ts';

@Controller('api')
@ApiTags('Sign-in')
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  /** Begins signing in; `?returnTo=/path` says where to land. */
  @Get('login')
  @Navigation('Begins signing in', { 503: 'The provider does not answer.' })
  @ApiQuery({
    name: 'returnTo',
    required: false,
    description: 'Path of this site to land on.',
    schema: { type: 'string' },
  })
  @UseFilters(ShowSignInProblem)
  @UseGuards(CanonicalAddress, AuthGuard('oidc'))
  login(): void {}

  @Get('callback')
  @Navigation('Finishes signing in', {
    400: 'This sign-in was not begun here, or is over.',
    503: 'The provider does not answer.',
  })
  @UseFilters(ShowSignInProblem)
  @UseGuards(AuthGuard('oidc'))
  callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.signIn.finish(request, response);
  }

  @Get('logout')
  @Navigation('Signs out, here and at the provider')
  @ApiErrors('forbidden')
  logout(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.signIn.signOut(request, response).catch(next);
  }

  @Post('auth/sign-out-everywhere')
  @Operation({ summary: 'Signs out in whatever browser the reader is signed in', answer: DoneSchema })
  @SignedInOnly()
  @HttpCode(200)
  @UseGuards(SignedIn)
  signOutEverywhere(
    @UserId() userId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedOutEverywhere> {
    return this.signIn.signOutEverywhere(userId, request, response);
  }

  @Get('auth/user')
  @Operation({ summary: 'Says who is signed in', answer: CurrentUserSchema })
  @SignedInOnly()
  @UseGuards(SignedIn)
  currentUser(@UserId() userId: string): Promise<CurrentUser> {
    return this.signIn.currentUser(userId);
  }
}
