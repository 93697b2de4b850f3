import { FALLBACK_TAG_SUGGESTIONS, MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';

/** What is offered after a look for suggestions: what was found, or a few that fit many notes; never a tag it has. */
export function suggestionsToOffer(found: string[], tags: string[]): string[] {
  const isNew = (tag: string) => !tags.includes(tag);
  if (found.length > 0) return found.filter(isNew);
  return FALLBACK_TAG_SUGGESTIONS.filter(isNew).slice(0, MAX_TAG_SUGGESTIONS);
}
