import { DataSource } from 'typeorm';
import { GatewaySettings } from '../gateway.settings.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { provide } from '../provide.ts';
import { AudioKeeper } from '../recordings/audio-keeper.ts';
import { AUDIO_STORE, type Room } from '../room.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { UserRepository } from '../users/user.repository.ts';
import { AccountController } from './account/account.controller.ts';
import { DeleteAccount } from './account/delete-account.ts';
import { EraseAccountRepository } from './account/erase-account.repository.ts';
import { ExportAccount } from './account/export-account.ts';
import { ImportAccount } from './account/import-account.ts';
import { AccountArchiveRepository } from './archive/account-archive.repository.ts';
import { AccountFiles } from './archive/account-files.ts';
import { ArchiveImportRepository } from './archive/archive-import.repository.ts';
import { ArchiveShelf } from './archive/archive-shelf.ts';
import { ImportArchive } from './archive/import-archive.ts';
import { ExportNote } from './export-note.ts';
import { NoteExportController } from './note-export.controller.ts';

export const takeAwayRoom: Room = {
  controllers: [NoteExportController, AccountController],
  providers: [
    provide(ExportNote, NoteRepository),
    provide(AccountArchiveRepository, DataSource),
    provide(AccountFiles, AccountArchiveRepository, AUDIO_STORE),
    provide(ExportAccount, UserRepository, AccountFiles),
    provide(ArchiveShelf, DataSource, AUDIO_STORE, AudioKeeper),
    provide(ArchiveImportRepository, DataSource, AudioKeeper),
    provide(ImportArchive, ArchiveImportRepository, AudioKeeper),
    provide(ImportAccount, GatewaySettings, ArchiveShelf, ImportArchive),
    provide(EraseAccountRepository, DataSource),
    provide(DeleteAccount, GatewaySettings, UserRepository, EraseAccountRepository, AudioKeeper, SignInService),
  ],
};
