import { Module } from '@nestjs/common';
import { SessionRepository } from './session.repository.ts';

@Module({
  providers: [SessionRepository],
  exports: [SessionRepository],
})
export class SessionsModule {}
