/** jest's globalTeardown. */
export default async function stopTestPostgres() {
  await /** @type {{ stopTestPostgres?: () => Promise<void> }} */ (globalThis).stopTestPostgres?.();
}
