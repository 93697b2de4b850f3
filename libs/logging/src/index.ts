import { pino, type Logger } from 'pino';

export type { Logger };

export interface LogSettings {
  level: string;
}

/**
 * The one logger of a process: JSON lines on standard output.
 * Log ids, never transcripts, payloads, cookies or tokens: the redaction is a last net, not a licence.
 */
export function createLogger(service: string, { level }: LogSettings): Logger {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.transcript', '*.password', '*.token', '*.content'],
      censor: '[redacted]',
    },
  });
}
