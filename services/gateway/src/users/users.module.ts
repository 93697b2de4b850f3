import { Module } from '@nestjs/common';
import { Administrators } from './administrators.guard.ts';
import { UserController } from './user.controller.ts';
import { UserRepository } from './user.repository.ts';

@Module({
  controllers: [UserController],
  providers: [UserRepository, Administrators],
  exports: [UserRepository],
})
export class UsersModule {}
