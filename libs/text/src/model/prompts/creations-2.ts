import type { NoteCreationType } from '@stitchbook/contracts';
import type { Prompt } from './prompt.ts';

const AS_TEXT =
  'Answer with the text alone, in plain Markdown without HTML, links or images: no preface, no remarks about the task.';

export const CREATION_PROMPTS: Readonly<Record<NoteCreationType, Prompt>> = {
  narrative: {
    version: 'narrative-1',
    text: `Rewrite the note as a personal narrative in the first person: the speaker's own story, in their own tone, in flowing paragraphs.
Leave out fillers, false starts and repetitions; bring scattered thoughts on one subject together; keep every person, date, place and number. About as long as the note, at most
700 words. ${AS_TEXT}`,
  },
  story: {
    version: 'story-1',
    text: `Tell the note as a short story in the first person, in scenes, beginning at its strongest moment.
The events, people and places are those of the note and no others; what is not told stays untold. At most 800 words. ${AS_TEXT}`,
  },
  podcast_script: {
    version: 'podcast-script-2',
    text: `Turn the note into a script for a short podcast with two voices: a host, who asks, and a guest, who is the speaker and answers in the first person with what the note says.
Begin with a heading, then an opening line of the host that says what it is about; mark each part with a second-level heading; write to be spoken, in short sentences; end with a
closing line of the host. Every paragraph is one turn, with "**Host:**" or "**Guest:**" before what is spoken: both labels in these very letters, whatever the language of the note.
The host asks short questions and tells nothing of their own. At most 900 words. ${AS_TEXT}`,
  },
  summary: {
    version: 'summary-1',
    text: `Summarise the note: two to four sentences, or up to seven points as a Markdown list when it holds separate matters.
Keep names, dates, numbers and decisions. A note of one sentence is given back tidied. ${AS_TEXT}`,
  },
  action_items: {
    version: 'action-items-1',
    text: `List what is to be done according to the note as a Markdown checklist, one "- [ ] " a line.
Each item is a short order ("Call the dentist"); someone else's task begins with their name and a colon; a date or time that was said stays with its task. Only tasks that were
said. When there are none, answer with one sentence that says so. ${AS_TEXT}`,
  },
};

export const CONDENSE: Prompt = {
  version: 'condense-1',
  text: `The note is one part of a longer recording. Condense it to at most 400 words in the first person: keep what happened, what was decided and felt, every person, date, place,
number and task, in the order they were said. ${AS_TEXT}`,
};
