import {
  Controller,
  Get,
  Next,
  Req,
  Res,
  UseFilters,
  UseGuards,
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { SignedIn } from '../sessions/current-user.ts';
import { Administrators } from '../users/administrators.guard.ts';
import { DASHBOARD_PATH, QueueDashboard } from './queue-dashboard.ts';
import { STATUS_BY_KIND, ProductError } from '../errors/product-error.ts';

/** Who opens a page of the administration signed out signs in and comes back; what the page itself asks for is answered with 401. */
@Catch(ProductError)
class RedirectToSignIn implements ExceptionFilter<ProductError> {
  catch({ kind, code, message }: ProductError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (kind === 'unauthenticated' && request.accepts(['json', 'html']) === 'html') {
      response.redirect(`/api/login?returnTo=${encodeURIComponent(request.originalUrl)}`);
      return;
    }
    response.status(STATUS_BY_KIND[kind]).json({ message, code });
  }
}

/** A page for people, with the files and answers that it loads: not a part of the API. */
@Controller(DASHBOARD_PATH)
@ApiExcludeController()
@UseGuards(SignedIn, Administrators)
@UseFilters(RedirectToSignIn)
export class QueueDashboardController {
  constructor(private readonly dashboard: QueueDashboard) {}

  /** Nothing but GET leads there: the dashboard is for looking. */
  @Get(['', '*path'])
  show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    this.dashboard.show(request, response, next);
  }
}
