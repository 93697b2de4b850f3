import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import type { PublicUser } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { isUuid } from '../http/uuid.ts';
import { SignedIn } from '../sign-in/current-user.ts';
import { presentPublicUser } from './present-user.ts';
import { UserRepository } from './user.repository.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { PublicUserSchema } from '../openapi/schemas/person.schema.ts';

@Controller('api/users')
@ApiRoom('Users')
@UseGuards(SignedIn)
export class UserController {
  constructor(private readonly users: UserRepository) {}

  /** The name that others see; never an e-mail address. */
  @Get(':id')
  @Operation({ summary: 'Shows the name of a user', of: 'user', answer: PublicUserSchema })
  async show(@Param('id') id: string): Promise<PublicUser> {
    const user = isUuid(id) ? await this.users.find(id) : null;
    if (!user) throw new ProductError('missing', 'user.missing', 'There is no such user.');
    return presentPublicUser(user);
  }
}
