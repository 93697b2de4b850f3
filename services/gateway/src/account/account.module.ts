import { Module } from '@nestjs/common';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { AccountOverviewController } from './account-overview.controller.ts';
import { AccountOverviewService } from './account-overview.service.ts';
import { DeleteAccount } from './delete-account.ts';
import { EraseAccountRepository } from './erase-account.repository.ts';

@Module({
  imports: [RecordingsModule, SecurityEventsModule, SessionsModule, SignInModule, UsersModule],
  controllers: [AccountOverviewController, AccountDeletionController],
  providers: [AccountOverviewService, EraseAccountRepository, DeleteAccount],
})
export class AccountModule {}
