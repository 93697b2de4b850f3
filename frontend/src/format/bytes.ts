import { inLanguage } from '../texts/catalogue.ts';

const MEGABYTE = 1_000_000;
const oneDecimal = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** `340 kB`, `12.4 MB`: decimal units, as file managers show them. */
export function formatBytes(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.round(bytes / 1000)} kB` : `${oneDecimal().format(bytes / MEGABYTE)} MB`;
}
