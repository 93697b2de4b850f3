import { looksAhead } from '../src/ask/looks-ahead.ts';

describe('a question that says a time', () => {
  it.each([
    ['What do I have to do this week?', 'this week'],
    ['What is due today?', 'today'],
    ['Do I need to call anybody today?', 'today'],
    ['Who comes to visit this Friday?', 'this Friday'],
    ['What did the doctor say I should take this week?', 'this week'],
    ['Remind me of what I planned in this month', 'in this month'],
    ['What must be paid in December?', 'in December'],
  ])('looks ahead: %s', (question, said) => expect(looksAhead(question, said)).toBe(true));

  it.each([
    ['What did I do this week?', 'this week'],
    ['What have I said about Anna today?', 'today'],
    ['Who was there this Friday?', 'this Friday'],
    ['Thoughts on the garden this week', 'this week'],
    ['What is in my notes from today?', 'from today'],
    ['What is due since Monday?', 'since Monday'],
    ['What did I have to do last week?', 'last week'],
    ['What should I have bought yesterday?', 'yesterday'],
    ['What is in the notes in March?', 'in March'],
    ['What must be paid in May 2025?', 'in May 2025'],
  ])('looks back: %s', (question, said) => expect(looksAhead(question, said)).toBe(false));
});
