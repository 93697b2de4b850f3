import { inLanguage } from './catalogue.ts';

const rules = inLanguage((locale) => new Intl.PluralRules(locale));

/** The sentence for a count, among those that a language tells apart: `plural(notes, { one: '1 note', other: `${notes} notes` })`. */
export function plural(
  count: number,
  sentences: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return sentences[rules().select(count)] ?? sentences.other;
}
