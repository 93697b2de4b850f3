import type { Stream } from './run-child.ts';

export interface LogRecord {
  level: string;
  message: string;
  /** The whole record as one line of JSON. */
  json: string;
}

/** Takes a JSON line of our logger as it is, and wraps whatever else a process prints (a crash, a warning of the runtime) in one. */
export function parseLogLine(service: string, line: string, stream: Stream, now = new Date()): LogRecord {
  const parsed = parse(line);
  if (parsed)
    return { level: String(parsed.level), message: typeof parsed.msg === 'string' ? parsed.msg : '', json: line };
  const level = stream === 'stderr' ? 'warn' : 'info';
  return { level, message: line, json: JSON.stringify({ level, time: now.toISOString(), service, msg: line }) };
}

function parse(line: string): { level: unknown; msg?: unknown } | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'level' in value ? value : null;
  } catch {
    return null;
  }
}
