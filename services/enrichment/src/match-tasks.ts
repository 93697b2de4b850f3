import type { Task } from '@stitchbook/database';
import { distance } from 'fastest-levenshtein';

/** Letters of the longer one that may differ, in percent: "call Anna" and "call Ana" are one task. */
const ALIKE_PERCENT = 30;

type Known = Pick<Task, 'id' | 'foundText' | 'changedAt'>;

interface TaskMatches<Found> {
  /** To be written anew; what a person has changed is not among them. */
  updated: { id: number; found: Found }[];
  added: Found[];
  /** Found no more, and nobody has changed them. */
  removed: number[];
}

/**
 * Which of the tasks that a note has are found in its words again: those in the same words, then those in nearly the same, so that
 * one that a person ticked, changed or dismissed does not come back when a name in it is corrected.
 */
export function matchTasks<Found extends { text: string }>(
  known: readonly Known[],
  found: readonly Found[],
): TaskMatches<Found> {
  const rest = new Map(known.map((task) => [task.id, task]));
  const matched = new Map<Found, Known>();
  const match = (each: Found, task: Known | undefined) => {
    if (!task) return;
    matched.set(each, task);
    rest.delete(task.id);
  };
  for (const each of found)
    match(
      each,
      [...rest.values()].find(({ foundText }) => isSame(foundText, each.text)),
    );
  for (const each of found) if (!matched.has(each)) match(each, findAlike([...rest.values()], each.text));
  return {
    updated: [...matched].flatMap(([each, { id, changedAt }]) => (changedAt === null ? [{ id, found: each }] : [])),
    added: found.filter((each) => !matched.has(each)),
    removed: [...rest.values()].filter(({ changedAt }) => changedAt === null).map(({ id }) => id),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The one that differs in the fewest letters. */
function findAlike(tasks: readonly Known[], text: string): Known | undefined {
  const differing = tasks
    .map((task) => ({ task, letters: distance(task.foundText.toLowerCase(), text.toLowerCase()) }))
    .filter(({ task, letters }) => 100 * letters <= ALIKE_PERCENT * Math.max(task.foundText.length, text.length));
  return differing.toSorted((one, other) => one.letters - other.letters)[0]?.task;
}
