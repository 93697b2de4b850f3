import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { SignedIn } from '../sessions/current-user.ts';
import { presentPublicUser, PublicUserResponse } from './user.responses.ts';
import { UserRepository } from './user.repository.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';

@Controller('api/users')
@ApiTags('Users')
@ApiSignedIn()
@UseGuards(SignedIn)
export class UserController {
  constructor(private readonly users: UserRepository) {}

  /** The name that others see; never an e-mail address. */
  @Get(':id')
  @ApiRoute({ summary: 'Shows the name of a user', of: 'user', answer: PublicUserResponse })
  async show(@Param('id') id: string): Promise<PublicUserResponse> {
    const user = isUUID(id, 'loose') ? await this.users.find(id) : null;
    if (!user) throw new ProductError('not-found', 'user.missing', 'There is no such user.');
    return presentPublicUser(user);
  }
}
