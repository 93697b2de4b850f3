import { MAX_TASKS_OF_NOTE, QUOTE_MAX_CHARACTERS, TASK_MAX_CHARACTERS } from '../../../libs/contracts/src/index.ts';
import { BuiltInEngine } from '../../../libs/text/src/built-in/built-in-engine.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const engine = new BuiltInEngine();
/** Each with the day that it is there. */
const SPOKEN = {
  berlin: { spokenAt: new Date('2026-11-25T23:30:00Z'), timeZone: 'Europe/Berlin', today: '2026-11-26' },
  kiritimati: { spokenAt: new Date('2028-02-28T10:30:00Z'), timeZone: 'Pacific/Kiritimati', today: '2028-02-29' },
};

export const target = defineTarget({
  covers: ['libs/text/src/built-in/tasks', 'libs/text/src/find-quote.ts'],
  timeoutMs: 10_000,
  dictionary: [
    'I need to call Ana ',
    "don't forget to ",
    'Marta will ',
    'ich muss noch ',
    'tomorrow',
    'on Friday ',
    'in two weeks',
    'the day after tomorrow',
    'by December 24 ',
    '12/24/2026 ',
    'by February 29 ',
    'a week from Friday ',
    'on Friday week ',
    'Freitag in einer Woche ',
    'après-demain ',
    'pasado mañana ',
    'um, ',
    '’',
    ', and then ',
    '. ',
  ],
  async run(input) {
    const transcript = asText(input);
    const { today, ...spoken } = SPOKEN[input.length % 2 === 0 ? 'berlin' : 'kiritimati'];
    const tasks = await engine.findTasks({ transcript, ...spoken });
    mustHold(tasks.length <= MAX_TASKS_OF_NOTE, 'There are too many tasks.');
    mustHold(new Set(tasks.map(({ text }) => text.toLowerCase())).size === tasks.length, 'A task is found twice.');
    for (const { text, sentence, at, dueOn } of tasks) {
      mustHold(text.trim() !== '' && text.length <= TASK_MAX_CHARACTERS, 'A task is blank or too long.');
      mustHold(
        sentence.length <= QUOTE_MAX_CHARACTERS && transcript.startsWith(sentence, at),
        'A sentence is too long, or not where it is said to be.',
      );
      mustHold(dueOn === null || (isDay(dueOn) && dueOn >= today), 'A day is none, or over.');
    }
  },
});

/** As PostgreSQL keeps it. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}
