import { Module } from '@nestjs/common';
import { CreationsModule } from '../creations/creations.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BlockController } from './block.controller.ts';
import { BlockRepository } from './block.repository.ts';
import { BlockService } from './block.service.ts';
import { CreationShareController } from './creation-share.controller.ts';
import { CreationShareRepository } from './creation-share.repository.ts';
import { CreationShareService } from './creation-share.service.ts';
import { FindRecipient } from './find-recipient.ts';
import { ShareController } from './share.controller.ts';
import { ShareRepository } from './share.repository.ts';
import { ShareService } from './share.service.ts';

@Module({
  imports: [CreationsModule, NotesModule, PeopleModule, SecurityEventsModule, UsersModule],
  controllers: [ShareController, CreationShareController, BlockController],
  providers: [
    ShareRepository,
    ShareService,
    CreationShareRepository,
    CreationShareService,
    FindRecipient,
    BlockRepository,
    BlockService,
  ],
  exports: [BlockService],
})
export class SharesModule {}
