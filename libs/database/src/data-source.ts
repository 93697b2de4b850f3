import 'reflect-metadata';
import type { DatabaseSettings } from '@stitchbook/config';
import { DataSource, DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';
import { Caption } from './entities/caption.entity.ts';
import { Comment } from './entities/comment.entity.ts';
import { CorrectedWord } from './entities/corrected-word.entity.ts';
import { Creation } from './entities/creation.entity.ts';
import { CreationSpeech } from './entities/creation-speech.entity.ts';
import { Job } from './entities/job.entity.ts';
import { Note } from './entities/note.entity.ts';
import { Recording } from './entities/recording.entity.ts';
import { SecurityEvent } from './entities/security-event.entity.ts';
import { Share } from './entities/share.entity.ts';
import { NoteTheme, Theme } from './entities/theme.entity.ts';
import { Task } from './entities/task.entity.ts';
import { OrphanedAudio } from './entities/orphaned-audio.entity.ts';
import { Upload, UploadPiece } from './entities/upload.entity.ts';
import { User } from './entities/user.entity.ts';
import { VocabularyTerm } from './entities/vocabulary-term.entity.ts';
import { Account } from './identity/account.entity.ts';
import { Invitation } from './identity/invitation.entity.ts';
import { OidcPayload } from './identity/oidc-payload.entity.ts';
import { PasswordReset } from './identity/password-reset.entity.ts';
import { migrations } from './migrations.ts';

const entities = [
  User,
  Recording,
  Note,
  Theme,
  NoteTheme,
  Share,
  Comment,
  Creation,
  CreationSpeech,
  Job,
  OrphanedAudio,
  Task,
  Upload,
  UploadPiece,
  VocabularyTerm,
  CorrectedWord,
  Caption,
  SecurityEvent,
  Account,
  OidcPayload,
  PasswordReset,
  Invitation,
];

/**
 * A TypeORM data source over the product's schema, not connected yet; `poolSize` connections at most. Without
 * `statementTimeoutSeconds` a statement may take as long as it takes.
 */
export function createDataSource({ url, poolSize, statementTimeoutSeconds = 0 }: DatabaseSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    migrationsTransactionMode: 'each',
    extra: {
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      ...(statementTimeoutSeconds > 0 && { statement_timeout: statementTimeoutSeconds * 1_000 }),
    },
  });
}

/** camelCase in TypeScript, snake_case in SQL. */
class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return snakeCase([...embeddedPrefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
