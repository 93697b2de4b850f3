export { DataSource, type EntityManager } from 'typeorm';
export { connectWithRetry } from './connect-with-retry.ts';
export { createDataSource } from './data-source.ts';
export { type PreparedStatement, queryPrepared } from './prepared-statement.ts';
export { ReadTogether } from './read-together.ts';
export { hasSqlState, isDatabaseOutage, type SqlState } from './sql-state.ts';
export { type AdvisoryLock, acquireAdvisoryLock, tryAdvisoryLock } from './transactions/advisory-locks.ts';
export { checkConnection, type Transaction, UnitOfWork, type UnitOfWorkOptions } from './transactions/unit-of-work.ts';
export { MIGRATION_NAMES, runMigrations } from './run-migrations.ts';
export { Caption } from './entities/caption.entity.ts';
export { Comment } from './entities/comment.entity.ts';
export { CorrectedWord } from './entities/corrected-word.entity.ts';
export { Creation, type StoredCitation } from './entities/creation.entity.ts';
export { CreationSpeech, hashSpokenWords } from './entities/creation-speech.entity.ts';
export { Job, type StoredAnswer } from './entities/job.entity.ts';
export { Note } from './entities/note.entity.ts';
export { Recording } from './entities/recording.entity.ts';
export { SecurityEvent } from './entities/security-event.entity.ts';
export { Share } from './entities/share.entity.ts';
export { NoteTheme, Theme } from './entities/theme.entity.ts';
export { Task } from './entities/task.entity.ts';
export { OrphanedAudio } from './entities/orphaned-audio.entity.ts';
export { type CaptionState, Upload, type UploadMedia, UploadPiece } from './entities/upload.entity.ts';
export { User } from './entities/user.entity.ts';
export { VocabularyTerm } from './entities/vocabulary-term.entity.ts';
export { findCreationRole } from './access/find-creation-role.ts';
export { findNoteRole } from './access/find-note-role.ts';
export { Account } from './identity/account.entity.ts';
export { endProviderSessions, endSessionsOfAccount, type WhichSessions } from './identity/end-provider-sessions.ts';
export { deleteAccount, findAccountByEmail, findAccountById } from './identity/accounts.ts';
export { asciiDomain, normaliseEmail, storedSpellings, withoutInvisible } from './identity/normalise-email.ts';
export { findPasswordReset, issuePasswordReset, usePasswordReset } from './identity/password-resets.ts';
export { Invitation } from './identity/invitation.entity.ts';
export {
  acceptInvitation,
  createInvitation,
  deleteEndedInvitations,
  deleteInvitationsOf,
  findOpenInvitation,
  listOpenInvitations,
  withdrawInvitation,
} from './identity/invitations.ts';
export { PasswordReset } from './identity/password-reset.entity.ts';
export { OidcPayload } from './identity/oidc-payload.entity.ts';
export {
  describeDevice,
  purgeSecurityEvents,
  recordSecurityEvent,
  type SecurityEventFacts,
} from './security-events.ts';
export { findRemovedTags, findTags, giveThemes, rememberChoice } from './note-tags.ts';
export { ChangeFeed, type FeedChange } from './change-feed.ts';
