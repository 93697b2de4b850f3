export type TagChange = { kind: 'add'; tags: string[] } | { kind: 'remove'; tags: string[] };

/** The list of tags after a change, in the order they were given. */
export function applyTagChange(tags: string[], change: TagChange): string[] {
  const rest = tags.filter((tag) => !change.tags.includes(tag));
  return change.kind === 'remove' ? rest : [...tags, ...change.tags.filter((tag) => !tags.includes(tag))];
}
