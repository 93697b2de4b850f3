import { extractActionItems } from '../../../libs/text/src/built-in/creations/extract-action-items.ts';
import { asText, defineTarget, mustHold } from '../define-target.ts';

export const target = defineTarget({
  covers: ['libs/text/src/built-in/creations'],
  dictionary: [
    'I need to ',
    "don't forget to ",
    'Anna should ',
    'remind me to ',
    'call ',
    ', because ',
    'to do, ',
    'and then ',
    '?',
    '\n',
  ],
  run(input) {
    const sentences = asText(input).split(/[\n\r]/u);
    const tasks = extractActionItems(sentences);
    mustHold(new Set(tasks.map((task) => task.toLowerCase())).size === tasks.length, 'A task is there twice.');
    for (const task of tasks) {
      mustHold(task.trim() !== '' && task.length <= 320, 'A task has no words, or too many.');
      mustHold(!/[\n\r]/u.test(task), 'A task has more than one line.');
    }
  },
});
