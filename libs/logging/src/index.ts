import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export { describeError } from './describe-error.ts';
export type { Logger };

export interface LogSettings {
  level: string;
}

const describe = (error: unknown) => describeError(error);

/**
 * The one logger of a process: JSON lines on standard output.
 * Log ids, never transcripts, payloads, cookies or tokens: the redaction is a last net, not a licence.
 */
export function createLogger(service: string, { level }: LogSettings, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describe, cause: describe },
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.transcript', '*.password', '*.token', '*.content'],
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
