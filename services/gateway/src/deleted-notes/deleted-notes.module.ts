import { Module } from '@nestjs/common';
import { EnrichmentModule } from '../enrichment/enrichment.module.ts';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { DeleteNote } from './delete-note.ts';
import { DeletedNoteRepository } from './deleted-note.repository.ts';
import { NoteDeletionController } from './note-deletion.controller.ts';
import { PurgeDeletedNotes } from './purge-deleted-notes.ts';
import { RestoreNote } from './restore-note.ts';
import { ResumeJobs } from './resume-jobs.ts';

@Module({
  imports: [EnrichmentModule, MaintenanceModule, NotesModule, QuotasModule, RecordingsModule, SecurityEventsModule],
  controllers: [NoteDeletionController],
  providers: [DeletedNoteRepository, DeleteNote, PurgeDeletedNotes, RestoreNote, ResumeJobs],
})
export class DeletedNotesModule {}
