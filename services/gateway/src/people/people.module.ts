import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { FindPerson } from './find-person.ts';
import { PersonController } from './person.controller.ts';
import { PersonRepository } from './person.repository.ts';

@Module({
  imports: [UsersModule],
  controllers: [PersonController],
  providers: [FindPerson, PersonRepository],
  exports: [FindPerson],
})
export class PeopleModule {}
