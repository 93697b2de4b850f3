import { Controller, Get, Next, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { SignedIn } from '../sign-in/current-user.ts';
import { Administrators } from './administrators.guard.ts';
import { DASHBOARD_PATH, QueueDashboard } from './queue-dashboard.ts';
import { SendToSignIn } from './send-to-sign-in.filter.ts';

/** A page for people, with the files and answers that it loads: not a part of the API. */
@Controller(DASHBOARD_PATH)
@ApiExcludeController()
@UseGuards(SignedIn, Administrators)
@UseFilters(SendToSignIn)
export class QueueDashboardController {
  constructor(private readonly dashboard: QueueDashboard) {}

  /** Nothing but GET leads there: the dashboard is for looking. */
  @Get(['', '*path'])
  show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.dashboard.show(request, response, next);
  }
}
