import { JobProducer } from '@stitchbook/jobs';
import { DataSource } from 'typeorm';
import { NoteRepository } from '../notes/note.repository.ts';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { CreationController } from './creation.controller.ts';
import { CreationRepository } from './creation.repository.ts';
import { CreationService } from './creation.service.ts';

export const creationsRoom: Room = {
  controllers: [CreationController],
  providers: [
    provide(CreationRepository, DataSource),
    provide(CreationService, DataSource, NoteRepository, CreationRepository, JobProducer),
  ],
};
