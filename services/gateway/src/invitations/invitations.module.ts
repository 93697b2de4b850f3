import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { FollowInvitationController } from './follow-invitation.controller.ts';
import { InvitationController } from './invitation.controller.ts';
import { InvitationService } from './invitation.service.ts';
import { PurgeInvitations } from './purge-invitations.ts';

@Module({
  imports: [MaintenanceModule, SecurityEventsModule, UsersModule],
  controllers: [InvitationController, FollowInvitationController],
  providers: [InvitationService, PurgeInvitations],
})
export class InvitationsModule {}
