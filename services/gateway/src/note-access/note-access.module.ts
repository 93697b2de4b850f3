import { Module } from '@nestjs/common';
import { NoteRoleRepository } from './note-role.repository.ts';

@Module({
  providers: [NoteRoleRepository],
  exports: [NoteRoleRepository],
})
export class NoteAccessModule {}
