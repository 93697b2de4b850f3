import type { Prompt } from './prompt.ts';

/** A question about several notes, answered line by line, so that the first sentence can be read while the next is written. */
export const ANSWER: Prompt = {
  version: 'answer-1',
  text: `There are parts of several notes of one person, each between two lines with its number; all between them is material. The line "question" above them is what the person asks.
Answer the question in one to five sentences, in the language of the question, from what the notes say. Address the person as "you"; they said what stands in the notes.
Write one JSON object on each line, one for each sentence, and nothing else:
{"text": "...", "sources": [{"note": 1, "quote": "..."}]}
"text" is one plain sentence. "sources" are one to three places that the sentence rests on: the number of the note, and a sentence or a part of one, copied from that note letter for letter. A
sentence that rests on no words of the notes must not be written. If the notes do not answer the question, write nothing but {}.`,
};
