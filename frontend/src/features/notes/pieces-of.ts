/** Marks what stands between the pieces of a transcript and is none of them. */
export const BETWEEN_PIECES = { 'data-between': '' };

/** The elements of a transcript's pieces, in their order. */
export function piecesOf(list: HTMLElement | null): Element[] {
  return [...(list?.children ?? [])].filter((element) => !element.hasAttribute('data-between'));
}
