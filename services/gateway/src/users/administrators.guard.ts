import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import type { Request } from 'express';
import { UserRepository } from './user.repository.ts';

/** Lets in administrators; everybody else is answered as if there were no such address. To stand behind `SignedIn`. */
@Injectable()
export class Administrators implements CanActivate {
  constructor(private readonly users: UserRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (user && (await this.users.isAdministrator(user.id))) return true;
    throw new NotFoundException();
  }
}
