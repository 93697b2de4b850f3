import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SecurityEventKind } from '@stitchbook/contracts';
import type { SecurityEventFacts } from '@stitchbook/database';
import type { Request } from 'express';
import { type Observable, mergeMap } from 'rxjs';
import { SecurityEvents } from './security-events.service.ts';

/** Also of another kind, where one address serves for two things. */
type About = (
  request: Request,
  answer: unknown,
) => Partial<Pick<SecurityEventFacts, 'kind' | 'noteId' | 'otherUserId'>>;

interface Recorded {
  kind: SecurityEventKind;
  about: About;
}

const RECORDED = 'recorded security event';

/** Records an event each time that a route has done what it was asked for; what it refused is not one. */
@Injectable()
class RecordSecurityEvent implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly events: SecurityEvents,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { kind, about } = this.reflector.get<Recorded>(RECORDED, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    const userId = request.user?.id;
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.events.record(request, { kind, userId, ...about(request, answer) });
        return answer;
      }),
    );
  }
}

/** Marks a route as one whose success is a security event. `about` reads what it was about from the request and its answer. */
export function RecordsSecurityEvent(kind: SecurityEventKind, about: About = () => ({})): MethodDecorator {
  return applyDecorators(SetMetadata(RECORDED, { kind, about }), UseInterceptors(RecordSecurityEvent));
}
