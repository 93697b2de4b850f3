import type { Task } from '@stitchbook/api-types';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const SAID = [
  ['Call Ana', 'So I need to call Ana tomorrow, before she leaves.', '2026-11-26'],
  ['Pay the rent', 'Don’t forget to pay the rent.', '2020-03-01'],
  ['Water the roses, the apple trees and everything else that grows on the balcony', 'I must water it all.', null],
  ['Marta: send the plans', 'Marta will send the plans on Friday.', '2999-12-24'],
  ['w'.repeat(120), 'A word without an end.', null],
] as const;

const TASKS: Task[] = SAID.map(([text, sentence, dueOn], index) => ({
  id: index + 1,
  noteId: index + 1,
  noteTitle: index === 2 ? 'What to do in the garden until the spring, and in the house' : 'The garden',
  text,
  sentence,
  atSeconds: null,
  dueOn,
  doneAt: index === 0 ? '2026-11-25T12:00:00Z' : null,
  createdAt: '2026-11-25T12:00:00Z',
}));

async function openTasks(page: Page, address: string, tasks = TASKS) {
  await page.route('**/api/tasks?*', (route) => route.fulfill({ json: tasks }));
  await page.goto(`${address}/tasks`);
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
}

/** What is to be done by a person's notes. */
export const TASKS_SCREENS: Screen[] = [
  { name: 'tasks', isWhole: true, show: (page, { address }) => openTasks(page, address) },
  { name: 'tasks-none', show: (page, { address }) => openTasks(page, address, []) },
  {
    name: 'tasks-change',
    show: async (page, { address }) => {
      await openTasks(page, address);
      await page.getByRole('button', { name: 'Change “Pay the rent”' }).click();
      await page.getByRole('textbox', { name: 'What is to be done' }).waitFor();
    },
  },
];
