/** Whether lists and objects lie in each other more than `levels` deep; it goes no deeper than that to find out. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeperThan(inner, levels - 1));
}
