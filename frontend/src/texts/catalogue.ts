export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

let translation: Readonly<Record<string, object>> = {};
const areas = new Map<string, object>();

/**
 * The texts of one area, in English; `name` is its file's. They become the page's language before anything is rendered: to
 * be read where they are used, never while a module is loaded.
 */
export function area<Texts extends object>(name: string, english: Texts): Readonly<Texts> {
  areas.set(name, english);
  return Object.assign(english, translation[name]);
}

/**
 * Gives every area, those that are fetched later too, its texts in another language. Called once, before the first render:
 * a page speaks one language from its start to its end.
 */
export function speak(language: Language, translated: Readonly<Record<string, object>>): void {
  translation = translated;
  for (const [name, texts] of areas) Object.assign(texts, translated[name]);
  document.documentElement.lang = language;
}
