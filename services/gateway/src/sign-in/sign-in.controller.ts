import { Controller, Get, HttpCode, Next, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { CurrentUser } from '@stitchbook/contracts';
import type { NextFunction, Request, Response } from 'express';
import { CanonicalAddress } from './canonical-address.guard.ts';
import { SignedIn, UserId } from './current-user.ts';
import { ShowSignInProblem } from './show-sign-in-problem.filter.ts';
import { type SignedOutEverywhere, SignInService } from './sign-in.service.ts';

@Controller('api')
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  /** Begins signing in; `?returnTo=/path` says where to land. */
  @Get('login')
  @UseFilters(ShowSignInProblem)
  @UseGuards(CanonicalAddress, AuthGuard('oidc'))
  login(): void {}

  @Get('callback')
  @UseFilters(ShowSignInProblem)
  @UseGuards(AuthGuard('oidc'))
  callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.signIn.finish(request, response);
  }

  @Get('logout')
  logout(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.signIn.signOut(request, response).catch(next);
  }

  @Post('auth/sign-out-everywhere')
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
  @UseGuards(SignedIn)
  currentUser(@UserId() userId: string): Promise<CurrentUser> {
    return this.signIn.currentUser(userId);
  }
}
