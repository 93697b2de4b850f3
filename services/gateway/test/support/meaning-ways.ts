import type { Answer as AskAnswer, MeaningProgress, Note } from '@stitchbook/api-types';
import type { Answer, Person } from './person.ts';

/** One subject, as the embedding service of the tests understands it, in other words each time. */
export const MEANT = { shared: 'My teeth will be checked.', own: 'The dentist was kind.', asked: 'an appointment' };

/** A way to learn of notes by what they mean. */
interface MeaningWay {
  ask: (person: Person, ownNoteId: number) => Promise<Answer>;
  /** Whether the answer is one of a person who sees a note that is shared, beside their own. */
  tellsOf: (body: unknown, noteId: number) => boolean;
}

const list = (body: unknown, noteId: number) => (body as Note[]).some(({ id }) => id === noteId);
const find = (by: string) => (person: Person) => person.get(`/api/notes?q=${encodeURIComponent(MEANT.asked)}&by=${by}`);

/** Who may not read a note learns of it by none of these; what a model writes of it is in ask-written.test.ts. */
export const MEANING_WAYS: Readonly<Record<string, MeaningWay>> = {
  'found by meaning': { ask: find('meaning'), tellsOf: list },
  'found by words and meaning': { ask: find('both'), tellsOf: list },
  'quoted in an answer': {
    ask: (person) => person.ask('POST', '/api/ask', { json: { question: `When is ${MEANT.asked}?` } }),
    tellsOf: (body, noteId) => (body as AskAnswer).quotes.some((quote) => quote.noteId === noteId),
  },
  related: { ask: (person, ownNoteId) => person.get(`/api/notes/${ownNoteId}/related`), tellsOf: list },
  counted: {
    ask: (person) => person.get('/api/notes/meaning'),
    tellsOf: (body) => (body as MeaningProgress).ready > 1,
  },
};
