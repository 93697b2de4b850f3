import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.ts';
import { SESSION } from './session-security.ts';

/** What all routes of a controller have in common that only lets in who is signed in. */
export function ApiRoom(name: string): ClassDecorator {
  return applyDecorators(ApiTags(name), SignedInOnly());
}

export function SignedInOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(ApiCookieAuth(SESSION), ApiErrors('signed-out'));
}
