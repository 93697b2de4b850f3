import { Module } from '@nestjs/common';
import { NotesModule } from '../notes/notes.module.ts';
import { RecordingsModule } from '../recordings/recordings.module.ts';
import { SecurityEventsModule } from '../security-events/security-events.module.ts';
import { SharesModule } from '../shares/shares.module.ts';
import { ThemesModule } from '../themes/themes.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { AccountExportController } from './account-export.controller.ts';
import { AccountExportRepository } from './account-export.repository.ts';
import { AccountFiles } from './account-files.ts';
import { AccountImportRepository } from './account-import.repository.ts';
import { CreationImportRepository } from './creation-import.repository.ts';
import { ExportAccount } from './export-account.ts';
import { ExportNote } from './export-note.ts';
import { ExportNotes } from './export-notes.ts';
import { ExportedNoteRepository } from './exported-note.repository.ts';
import { ImportAccount } from './import-account.ts';
import { ImportArchive } from './import-archive.ts';
import { ImportLease } from './import-lease.ts';
import { ImportLeaseRepository } from './import-lease.repository.ts';
import { ImportLists } from './import-lists.ts';
import { NoteExportController } from './note-export.controller.ts';
import { NoteFiles } from './note-files.ts';

@Module({
  imports: [
    NotesModule,
    RecordingsModule,
    SecurityEventsModule,
    SharesModule,
    ThemesModule,
    UsersModule,
    VocabularyModule,
  ],
  controllers: [NoteExportController, AccountExportController],
  providers: [
    ExportNote,
    ExportNotes,
    ExportedNoteRepository,
    NoteFiles,
    AccountExportRepository,
    AccountFiles,
    ExportAccount,
    AccountImportRepository,
    CreationImportRepository,
    ImportArchive,
    ImportLists,
    ImportLeaseRepository,
    ImportLease,
    ImportAccount,
  ],
})
export class ExportModule {}
