/** Travels with the address of a note that was opened from the list: going back to the list is then going back. */
export const FROM_LIST = { isFromList: true } as const;

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
