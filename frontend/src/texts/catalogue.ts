export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose dates, numbers and plurals a language has. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE' };

let spoken: Language = 'en';
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
  spoken = language;
  translation = translated;
  for (const [name, texts] of areas) Object.assign(texts, translated[name]);
  document.documentElement.lang = language;
}

/** Something of `Intl`, made at its first use: only then is the language known. */
export function inLanguage<Made>(make: (locale: string) => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make(LOCALES[spoken]));
}
