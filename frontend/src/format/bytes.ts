const MEGABYTE = 1_000_000;

/** `340 kB`, `12.4 MB`: decimal units, as file managers show them. */
export function formatBytes(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.round(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
