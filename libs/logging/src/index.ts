import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export { describeError } from './describe-error.ts';
export type { Logger };

export interface LogSettings {
  /** One of pino's levels, or `silent`. */
  level: string;
}

const describe = (error: unknown) => describeError(error);
const serializers = { err: describe, cause: describe };

/**
 * The one logger of a process: JSON lines on standard output, or on `destination`. `service` is in every line.
 * Log ids, never transcripts, payloads, cookies or tokens: the redaction is only a second safeguard.
 */
export function createLogger(service: string, { level }: LogSettings, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: describeErrors },
    serializers,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.transcript', '*.password', '*.token', '*.content'],
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Ends the process with code 1 at an uncaught exception or unhandled rejection, as Node would, but logs it through `logger`:
 * Node prints an error with all its properties, the parameters of a query among them.
 */
export function exitOnUncaughtException(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => {
    logger.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

/** Describes errors under any other key than `err` and `cause` in the same way. */
function describeErrors(line: Record<string, unknown>): Record<string, unknown> {
  const strays = Object.entries(line).filter(([key, value]) => value instanceof Error && !(key in serializers));
  if (strays.length === 0) return line;
  return { ...line, ...Object.fromEntries(strays.map(([key, error]) => [key, describeError(error)])) };
}
