import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

const nlp = winkNLP(model, []);
/** wink's own types lack one of the arguments that it passes. */
const stemFunction = nlp.its.stem as ItsFunction<string>;
const stems = new Map<string, string>();
const MAX_CACHED_STEMS = 20_000;

/** The stem of one word by the Porter2 (English Snowball) algorithm that wink-nlp has: "groceries" and "grocery" become one. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const [stem = word] = nlp.readDoc(word).tokens().out(stemFunction);
  if (stems.size >= MAX_CACHED_STEMS) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The stems of a tag, whether its words are joined by spaces, hyphens or underscores. */
export function stemsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).map((word) => stemOf(word));
}

/** Equal for names that differ only in form: `Shopping List`, `shopping-lists`. */
export function tagKey(name: string): string {
  return stemsOf(name).join(' ');
}
