import { DataSource } from 'typeorm';
import { NoteRepository } from '../notes/note.repository.ts';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { UserRepository } from '../users/user.repository.ts';
import { ShareController } from './share.controller.ts';
import { ShareRepository } from './share.repository.ts';
import { ShareService } from './share.service.ts';

export const sharesRoom: Room = {
  controllers: [ShareController],
  providers: [
    provide(ShareRepository, DataSource),
    provide(ShareService, NoteRepository, ShareRepository, UserRepository),
  ],
};
