export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts';
export { EmbeddedPostgresError } from './embedded-postgres.error.ts';
