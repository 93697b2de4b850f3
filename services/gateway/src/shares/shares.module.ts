import { Module } from '@nestjs/common';
import { NotesModule } from '../notes/notes.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BlockController } from './block.controller.ts';
import { BlockRepository } from './block.repository.ts';
import { BlockService } from './block.service.ts';
import { ShareController } from './share.controller.ts';
import { ShareRepository } from './share.repository.ts';
import { ShareService } from './share.service.ts';

@Module({
  imports: [NotesModule, PeopleModule, SecurityEventsModule, UsersModule],
  controllers: [ShareController, BlockController],
  providers: [ShareRepository, ShareService, BlockRepository, BlockService],
  exports: [BlockService],
})
export class SharesModule {}
