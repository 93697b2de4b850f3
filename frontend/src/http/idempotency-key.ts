/**
 * What a form says, as an `Idempotency-Key`: the same for every try to send the same words, another as soon as one is
 * changed. Not for forms with files.
 */
export async function idempotencyKeyOf(form: FormData): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([...form]));
  const digest = await crypto.subtle.digest('SHA-256', said);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
