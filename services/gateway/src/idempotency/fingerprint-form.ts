import { createHash } from 'node:crypto';

/** The same for two requests that say the same, whatever the order of their fields; nothing can be read from it. */
export function fingerprintForm(fields: Readonly<Record<string, string>>, fileSha256: string | null): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, fileSha256]))
    .digest('hex');
}
