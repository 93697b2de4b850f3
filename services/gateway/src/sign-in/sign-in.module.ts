import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Admission } from './admission.ts';
import { CanonicalAddress } from './canonical-address.guard.ts';
import { OidcClient } from './oidc-client.ts';
import { OidcStrategy, UserIdSerializer } from './oidc.strategy.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [SecurityEventsModule, SessionsModule, UsersModule],
  controllers: [SignInController],
  providers: [OidcClient, PendingSignIns, OidcStrategy, Admission, UserIdSerializer, SignInService, CanonicalAddress],
  exports: [SignInService],
})
export class SignInModule {}
