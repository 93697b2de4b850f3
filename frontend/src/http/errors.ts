import { problemTexts } from '../texts/en/problems.ts';

/**
 * An answer that is not a success. `message` is '{status}: {body text or status text}';
 * `problem` is the sentence the server wrote for the person, when it wrote one.
 */
export class RequestError extends Error {
  readonly status: number;
  /** What was asked for. */
  readonly path: string;
  readonly problem: string | null;
  readonly code: string | null;
  /** The answer's JSON, `{}` when it had none: some refusals say more than a sentence. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, statusText: string, body: string, path: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.path = path;
    this.details = parseBody(body);
    this.problem = typeof this.details.message === 'string' ? this.details.message : null;
    this.code = typeof this.details.code === 'string' ? this.details.code : null;
  }
}

/** What to tell the person about any error: the server's own sentence where there is one. */
export function describeProblem(error: unknown): string {
  if (error instanceof RequestError && error.problem) return error.problem;
  if (error instanceof Error && error.cause !== undefined) return describeProblem(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** No answer was had at all: the network, or the server, is away. */
export class Unreachable extends Error {
  constructor() {
    super(problemTexts.unreachable);
    this.name = 'Unreachable';
  }
}

/** Whether an error comes, however indirectly, from a server that could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return someCause(error, (cause) => cause instanceof Unreachable);
}

/** Whether an error says nothing of what was asked for: the server could not be reached, or not by what stands before it. */
export function isOutOfReach(error: unknown): boolean {
  return someCause(
    error,
    (cause) =>
      cause instanceof Unreachable || (cause instanceof RequestError && [502, 503, 504].includes(cause.status)),
  );
}

/** Whether an error says, however indirectly, that this was sent before with success, and that the person deleted it since. */
export function isDeletedSince(error: unknown): boolean {
  return someCause(error, (cause) => cause instanceof RequestError && cause.code === 'request.deleted-since');
}

/** Whether an error says, however indirectly, that a note has this recording: another tab or device was quicker. */
export function isNoteAlready(error: unknown): boolean {
  return someCause(error, (cause) => cause instanceof RequestError && cause.code === 'recording.not-available');
}

/** What is wrong with the audio itself; a missing one is the server's own trouble. */
const AUDIO_PROBLEM = /^audio\.(?!missing)/;

/** Whether an error says, however indirectly, that this audio cannot be read, however often it is sent. */
export function isAudioAtFault(error: unknown): boolean {
  return someCause(
    error,
    (cause) => cause instanceof Error && 'code' in cause && AUDIO_PROBLEM.test(String(cause.code)),
  );
}

function someCause(error: unknown, matches: (cause: unknown) => boolean): boolean {
  if (matches(error)) return true;
  return error instanceof Error && error.cause !== undefined && someCause(error.cause, matches);
}

function parseBody(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
