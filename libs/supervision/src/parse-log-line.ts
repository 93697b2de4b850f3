import type { Stream } from './run-child.ts';

export interface LogRecord {
  level: string;
  /** With what an error says of itself, for who sees no more of it than this. */
  message: string;
  /** The whole record as one line of JSON. */
  json: string;
}

/** Takes a JSON line of our logger as it is, and wraps whatever else a process prints (a crash, a warning of the runtime) in one. */
export function parseLogLine(service: string, line: string, stream: Stream, now = new Date()): LogRecord {
  const parsed = parse(line);
  if (parsed) return { level: String(parsed.level), message: describe(parsed), json: line };
  const level = stream === 'stderr' ? 'warn' : 'info';
  return { level, message: line, json: JSON.stringify({ level, time: now.toISOString(), service, msg: line }) };
}

interface Parsed {
  level: unknown;
  msg?: unknown;
  err?: { message?: unknown };
}

function describe({ level, msg, err }: Parsed): string {
  const message = typeof msg === 'string' ? msg : '';
  const isTheEnd = level === 'fatal' && typeof err?.message === 'string';
  return isTheEnd ? `${message}: ${String(err.message)}` : message;
}

function parse(line: string): Parsed | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value ? value : null;
  } catch {
    return null;
  }
}
