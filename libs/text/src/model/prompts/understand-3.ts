import type { Prompt } from './prompt.ts';

export const UNDERSTAND: Prompt = {
  version: 'understand-3',
  text: `Say what mood the speaker is in, what the note is about and what to call it.
Answer with one JSON object and nothing else: {"sentiment": "...", "evidence": "...", "themes": ["...", "..."], "title": "..."}.
"sentiment" is one of very_positive, positive, neutral, negative, very_negative. Lists, plans and plain facts are neutral; so are feelings that balance each other. Keep the
"very" ones for strong feelings that carry the whole note.
"evidence" is the one sentence of the note on which the sentiment rests most, copied letter for letter. It is an empty string when there is no such sentence.
"themes" are one to four tags that this person would have chosen to find the note again: lowercase, one to three words joined by hyphens, specific but not so narrow that they
would be used only once. If one of the person's own tags fits, use it exactly as it is written instead of a new one.
"title" is what this person would call the note: one line of at most 60 characters in the language of the note, in its own words as far as they fit, in sentence case, without
quotation marks and without a full stop. It is an empty string when the note says too little to be named.`,
};
