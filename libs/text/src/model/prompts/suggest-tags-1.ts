import type { Prompt } from './prompt.ts';

export const SUGGEST_TAGS: Prompt = {
  version: 'suggest-tags-1',
  text: `Suggest tags for the note that it does not have yet.
Answer with one JSON object and nothing else: {"suggestions": ["...", "..."]}.
At most five, the best first: lowercase, one to three words joined by hyphens, what this person would search for later. If one of the person's own tags fits, use it exactly as
it is written. Suggest nothing that says the same as a tag the note already has. An empty list is a good answer when nothing fits.`,
};
