import { MAX_TASKS_OF_NOTE, QUOTE_MAX_CHARACTERS, TASK_MAX_CHARACTERS } from '../../../libs/contracts/src/index.ts';
import { BuiltInEngine } from '../../../libs/text/src/built-in/built-in-engine.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

const engine = new BuiltInEngine();
const SPOKEN = { spokenAt: new Date('2026-11-25T23:30:00Z'), timeZone: 'Europe/Berlin' };

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
    'um, ',
    '’',
    ', and then ',
    '. ',
  ],
  async run(input) {
    const transcript = asText(input);
    const tasks = await engine.findTasks({ transcript, ...SPOKEN });
    mustHold(tasks.length <= MAX_TASKS_OF_NOTE, 'There are too many tasks.');
    mustHold(new Set(tasks.map(({ text }) => text.toLowerCase())).size === tasks.length, 'A task is found twice.');
    for (const { text, sentence, at, dueOn } of tasks) {
      mustHold(text.trim() !== '' && text.length <= TASK_MAX_CHARACTERS, 'A task is blank or too long.');
      mustHold(
        sentence.length <= QUOTE_MAX_CHARACTERS && transcript.startsWith(sentence, at),
        'A sentence is too long, or not where it is said to be.',
      );
      mustHold(
        dueOn === null || (/^\d{4}-\d\d-\d\d$/u.test(dueOn) && dueOn >= '2026-11-26'),
        'A day is none, or over.',
      );
    }
  },
});
