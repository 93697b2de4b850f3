import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { FollowInvitationController } from './follow-invitation.controller.ts';
import { InvitationController } from './invitation.controller.ts';
import { InvitationService } from './invitation.service.ts';

@Module({
  imports: [SecurityEventsModule, UsersModule],
  controllers: [InvitationController, FollowInvitationController],
  providers: [InvitationService],
})
export class InvitationsModule {}
