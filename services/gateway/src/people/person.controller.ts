import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn, NamedPersonResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { PersonRepository } from './person.repository.ts';

/** As many as are offered to be chosen from. */
const MAX_CONTACTS = 200;

@Controller('api/people')
@ApiTags('Shares')
@ApiSignedIn()
@UseGuards(SignedIn)
export class PersonController {
  constructor(private readonly people: PersonRepository) {}

  @Get()
  @ApiRoute({
    summary: 'Lists the people with whom the reader shares notes or creations, either way',
    description: `The ${MAX_CONTACTS} with the latest shares, the latest first; nobody whom the reader has blocked.`,
    answer: [NamedPersonResponse],
  })
  list(@UserId() userId: string): Promise<NamedPersonResponse[]> {
    return this.people.findContacts(userId, MAX_CONTACTS);
  }
}
