export { connectPatiently, createDataSource } from './data-source.ts';
export { runMigrations } from './run-migrations.ts';
export { CreationRow } from './entities/creation.entity.ts';
export { JobRow } from './entities/job.entity.ts';
export { NoteRow } from './entities/note.entity.ts';
export { Recording } from './entities/recording.entity.ts';
export { NoteTheme, ThemeRow } from './entities/theme.entity.ts';
export { UnclaimedAudio } from './entities/unclaimed-audio.entity.ts';
export { User } from './entities/user.entity.ts';
