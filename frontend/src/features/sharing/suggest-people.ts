import type { NamedPerson } from '@stitchbook/api-types';

const SUGGESTED = 8;

const fold = (text: string) => text.trim().toLocaleLowerCase();

/** Who may be meant: each word that was typed is in the name; without any, those with the latest shares. */
export function suggestPeople(people: readonly NamedPerson[], typed: string): NamedPerson[] {
  const words = fold(typed).split(/\s+/);
  return people.filter(({ name }) => words.every((word) => fold(name).includes(word))).slice(0, SUGGESTED);
}

/** What is sent for it: whose whole name was typed, when that says one person, is meant by their id. */
export function recipientOf(people: readonly NamedPerson[], typed: string): string {
  const [only, ...others] = people.filter(({ name }) => fold(name) === fold(typed));
  return only && others.length === 0 ? only.id : typed.trim();
}

/** The beginning of the id of somebody whose name another has too. */
export function markOf(people: readonly NamedPerson[], { id, name }: NamedPerson): string | null {
  return people.some((other) => other.id !== id && other.name === name) ? id.slice(0, 8) : null;
}
