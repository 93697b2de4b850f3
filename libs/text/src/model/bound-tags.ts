import { cleanTags } from '../clean-tags.ts';
import { sameTagKey } from '../built-in/themes/stem.ts';

const MOST_CHARACTERS = 40;
const SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+./ -]*$/u;

/** What a model may call a tag: cleaned, short, plain characters, each once, in the owner's own spelling where they have it. */
export function boundTags(tags: readonly string[], vocabulary: readonly string[], limit: number): string[] {
  const own = new Map(cleanTags([...vocabulary]).map((name) => [sameTagKey(name), name]));
  const named = cleanTags(tags.map((tag) => tag.replace(/^#/u, '').replaceAll('_', '-')))
    .filter((tag) => tag.length <= MOST_CHARACTERS && SHAPE.test(tag))
    .map((tag) => own.get(sameTagKey(tag)) ?? tag);
  return [...new Set(named)].slice(0, limit);
}
