/** Where a person lands who named no place. */
export const LANDING_PATH = '/redirect';

/** Only a path on this origin; whatever else is asked for becomes the landing path. */
export function safeReturnTo(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return LANDING_PATH;
  try {
    const target = new URL(asked, origin);
    return target.origin === origin ? target.pathname + target.search + target.hash : LANDING_PATH;
  } catch {
    return LANDING_PATH;
  }
}
