import { DataSource } from 'typeorm';
import { GatewaySettings } from '../gateway.settings.ts';
import { provide } from '../provide.ts';
import { LOGGER, type Room } from '../room.ts';
import { UserRepository } from '../users/user.repository.ts';
import { CanonicalAddress } from './canonical-address.guard.ts';
import { OidcClient } from './oidc-client.ts';
import { OidcStrategy } from './oidc.strategy.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SessionRepository } from './session.repository.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInService } from './sign-in.service.ts';
import { UserIdSerializer } from './user-id.serializer.ts';

export const signInRoom: Room = {
  controllers: [SignInController],
  providers: [
    provide(OidcClient, GatewaySettings, LOGGER),
    provide(PendingSignIns, GatewaySettings),
    provide(OidcStrategy, OidcClient, PendingSignIns, GatewaySettings, UserRepository),
    provide(UserIdSerializer),
    provide(SessionRepository, DataSource),
    provide(SignInService, GatewaySettings, OidcClient, UserRepository, SessionRepository),
    CanonicalAddress,
  ],
};
