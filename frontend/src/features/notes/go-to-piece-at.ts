/** Brings the words that are said at `seconds` into sight, and the focus to them, so that the keyboard goes on from there. */
export function goToPieceAt(seconds: number): void {
  const pieces = [...document.querySelectorAll<HTMLElement>('li[data-seconds]')];
  const piece = pieces.findLast(({ dataset }) => Number(dataset.seconds) <= seconds) ?? pieces[0];
  piece?.querySelector('button')?.focus({ preventScroll: true });
  piece?.scrollIntoView({ block: 'center' });
}
