import { OperationalError } from '@stitchbook/contracts';
import { describeError } from '@stitchbook/logging';

const AGAIN = 'Please try again.';

/** Every way in which a recording can fail to become words. Permanent: the same file would fail again. */
const FAILURES = {
  'audio.missing': { permanent: false, message: `This recording could not be opened. ${AGAIN}` },
  'audio.empty': { permanent: true, message: 'This recording is empty: there is no sound in it.' },
  'audio.truncated': {
    permanent: true,
    message: 'This recording is broken or cut off, so it could not be read. Please record or upload it again.',
  },
  'audio.undecodable': {
    permanent: true,
    message: 'This recording is broken, so it could not be read. Please record or upload it again.',
  },
  'audio.unsupported': {
    permanent: true,
    message: 'This recording is stored in a way that cannot be read here. Please save it as a plain MP3, WAV or M4A.',
  },
  'audio.too-long': { permanent: true, message: 'This recording is too long to be transcribed.' },
  'engine.unavailable': { permanent: false, message: `The speech engine could not be started. ${AGAIN}` },
  'engine.stopped': {
    permanent: false,
    message: `The speech engine stopped in the middle of this recording. ${AGAIN}`,
  },
  'engine.stalled': { permanent: false, message: `The speech engine got stuck on this recording. ${AGAIN}` },
  'engine.out-of-memory': { permanent: false, message: `This recording took more memory than there is. ${AGAIN}` },
  'engine.no-words': {
    permanent: false,
    message: `Someone speaks in this recording, but no words could be made out. ${AGAIN}`,
  },
  'provider.unreachable': { permanent: false, message: `The speech service could not be reached. ${AGAIN}` },
  'provider.busy': { permanent: false, message: `The speech service is too busy right now. ${AGAIN}` },
  'provider.refused': {
    permanent: true,
    message: 'The speech service refused this recording. Please tell whoever runs this server.',
  },
  'provider.unreadable': {
    permanent: false,
    message: `The speech service gave an answer that makes no sense. ${AGAIN}`,
  },
} as const;

export type SpeechErrorCode = keyof typeof FAILURES;

/** What crosses from the child process to its parent. */
export interface SpeechFailure {
  code: SpeechErrorCode;
  message: string;
  /** What the library or the provider said; for the log, never for a person. */
  detail: string | undefined;
}

/** `message` is a sentence for the person who waits; what the engine or the provider said is only in `cause`. */
export class SpeechError extends OperationalError<SpeechErrorCode> {
  constructor(code: SpeechErrorCode, options: { cause?: unknown; message?: string } = {}) {
    const { permanent, message } = FAILURES[code];
    super(code, options.message ?? message, { permanent, cause: options.cause });
  }

  static fromFailure({ code, message, detail }: SpeechFailure): SpeechError {
    return new SpeechError(code, { message, cause: detail });
  }

  toFailure(): SpeechFailure {
    return { code: this.code, message: this.message, detail: describeCause(this.cause) };
  }
}

function describeCause(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return JSON.stringify(cause instanceof Error ? describeError(cause) : cause);
}
