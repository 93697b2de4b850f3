import { inLanguage } from '../texts/catalogue.ts';

/** The app's own, such as `en`. */
export const appLanguage = inLanguage((locale) => locale.slice(0, 2));

const names = inLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }));

/** `fr` as `French`, in the language of the app; a code that the browser does not know stays as it is. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}
