import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

const nlp = winkNLP(model, []);
/** wink's own types forget one of the arguments that it passes. */
const stemFunction = nlp.its.stem as ItsFunction<string>;
const stems = new Map<string, string>();
const REMEMBERED = 20_000;

/** "Groceries" and "grocery" to one stem. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const [stem = word] = nlp.readDoc(word).tokens().out(stemFunction);
  if (stems.size >= REMEMBERED) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The stems of a tag, whether its words are joined by spaces, hyphens or underscores. */
export function stemsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).map((word) => stemOf(word));
}

/** Equal for names that differ only in form: `Shopping List`, `shopping-lists`. */
export function sameTagKey(name: string): string {
  return stemsOf(name).join(' ');
}
