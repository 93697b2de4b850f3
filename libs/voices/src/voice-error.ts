import { OperationalError } from '@stitchbook/contracts';

const AGAIN = 'Please try again.';

/** Every way in which a text can fail to become speech. Permanent: the same text would fail again. */
const FAILURES = {
  'voice.no-words': { permanent: true, message: 'There are no words in this text that could be read aloud.' },
  'voice.other-language': {
    permanent: true,
    message:
      'The voices that come with Stitchbook speak English only, and this text is in another language. With a speech service, which whoever runs this server can set up, it could be read aloud.',
  },
  'voice.too-long': { permanent: true, message: 'This text is too long to be read aloud.' },
  'voice.timed-out': { permanent: true, message: 'This text took the voice too long, so the work on it was stopped.' },
  'voice.stopped': { permanent: false, message: `The voice stopped in the middle of this text. ${AGAIN}` },
  'voice.unreachable': { permanent: false, message: `The speech service could not be reached. ${AGAIN}` },
  'voice.busy': { permanent: false, message: `The speech service is too busy right now. ${AGAIN}` },
  'voice.refused': {
    permanent: true,
    message: 'The speech service refused this text. Please tell whoever runs this server.',
  },
  'voice.unreadable': { permanent: false, message: `The speech service gave an answer that makes no sense. ${AGAIN}` },
} as const;

export type VoiceErrorCode = keyof typeof FAILURES;

/** `message` is a sentence for the person who waits; what an engine or a service said is only in `cause`. */
export class VoiceError extends OperationalError<VoiceErrorCode> {
  constructor(code: VoiceErrorCode, options: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    const { permanent, message } = FAILURES[code];
    super(code, message, { permanent, ...options });
  }
}
