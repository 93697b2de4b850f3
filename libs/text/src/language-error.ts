import { OperationalError } from '@stitchbook/contracts';

export type LanguageErrorCode =
  | 'language.unauthorised'
  | 'language.refused'
  | 'language.too-long'
  | 'language.not-found'
  | 'language.busy'
  | 'language.unavailable'
  | 'language.timed-out'
  | 'language.out-of-memory'
  | 'language.malformed';

/** Why a language engine gave no answer. `message` is a sentence for the person who waits. */
export class LanguageError extends OperationalError<LanguageErrorCode> {}
