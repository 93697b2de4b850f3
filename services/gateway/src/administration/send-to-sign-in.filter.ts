import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { STATUS_BY_KIND } from '../errors/status-by-kind.ts';
import { ProductError } from '../errors/product-error.ts';

/** Who opens a page of the administration signed out signs in and comes back; what the page itself asks for is told 401. */
@Catch(ProductError)
export class SendToSignIn implements ExceptionFilter<ProductError> {
  catch({ kind, code, message }: ProductError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (kind === 'signed-out' && request.accepts(['json', 'html']) === 'html') {
      response.redirect(`/api/login?returnTo=${encodeURIComponent(request.originalUrl)}`);
      return;
    }
    response.status(STATUS_BY_KIND[kind]).json({ message, code });
  }
}
