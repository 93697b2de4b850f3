/** Travels with the address of a list that a tag on a note has narrowed: the focus goes on where that is taken back. */
export interface NarrowedBy {
  narrowedBy: string;
}

export function narrowedByOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'narrowedBy' in state ? String(state.narrowedBy) : null;
}
