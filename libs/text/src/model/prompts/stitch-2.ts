import type { CreationType } from '@stitchbook/contracts';
import type { Prompt } from './prompt.ts';

const FORMS: Readonly<Record<CreationType, string>> = {
  narrative:
    "Tell what the notes say as one personal narrative in the first person, in the speaker's own tone: what belongs together stands together, in the order of time. At most 900 words.",
  story:
    'Tell what the notes say as one short story in the first person, in scenes, beginning at its strongest moment. At most 900 words.',
  podcast_script:
    'Make of the notes one script for a short podcast with two voices: a host, who asks, and a guest, who is the speaker and answers in the first person with what the notes say. Every paragraph is one exchange, written to be spoken: "**Host:**" and a short question, a line break, then "**Guest:**" and the answer; both labels in these very letters, whatever the language of the notes. The host tells nothing of their own. At most 900 words.',
  summary: 'Summarise the notes together: one paragraph for each matter, with names, dates, numbers and decisions.',
  action_items:
    'List what is to be done according to the notes: every paragraph is one short order that begins with "- [ ] "; someone else\'s task begins with their name and a colon.',
  weekly_review:
    'Write a review of the week: what happened, day by day in the order of time, what mattered most, how it felt, and at the end what is still open, each open task as a paragraph that begins with "- [ ] ". At most 900 words.',
};

/** Counted for each form by itself: what was made by other words says so. */
const VERSIONS: Readonly<Partial<Record<CreationType, number>>> = { podcast_script: 2 };

/** Of several notes, each with its number; every paragraph has to say which words of which note it rests on. */
export function stitchPrompt(type: CreationType): Prompt {
  return {
    version: `stitch-${type.replaceAll('_', '-')}-${VERSIONS[type] ?? 1}`,
    text: `There are several notes of one person, each between two lines with its number; all between them is material.
${FORMS[type]}
Answer with one JSON object and nothing else:
{"paragraphs": [{"heading": "", "text": "...", "sources": [{"note": 1, "quote": "..."}]}]}.
"text" is one paragraph in plain Markdown without HTML, links or images. "heading" is a short heading that stands above it, or an empty string.
"sources" are one to three places that the paragraph rests on: the number of the note, and a sentence or a part of one, copied from that note letter for letter. A paragraph that
rests on no words of the notes is left out: it must not be written.`,
  };
}
