/** The handles that whoever runs a transaction passes on; everything else of TypeORM stays in here and in repositories. */
export type { DataSource, EntityManager } from 'typeorm';
export { connectPatiently } from './connect-patiently.ts';
export { createDataSource } from './data-source.ts';
export { MIGRATION_NAMES, runMigrations } from './run-migrations.ts';
export { CommentRow } from './entities/comment.entity.ts';
export { CreationRow } from './entities/creation.entity.ts';
export { JobRow } from './entities/job.entity.ts';
export { NoteRow } from './entities/note.entity.ts';
export { Recording } from './entities/recording.entity.ts';
export { ShareRow } from './entities/share.entity.ts';
export { NoteTheme, ThemeRow } from './entities/theme.entity.ts';
export { UnclaimedAudio } from './entities/unclaimed-audio.entity.ts';
export { User } from './entities/user.entity.ts';
export { Account } from './identity/account.entity.ts';
export { deleteAccount } from './identity/delete-account.ts';
export { OidcPayload } from './identity/oidc-payload.entity.ts';
export { giveThemes } from './themes/give-themes.ts';
