/**
 * Remembers the neighbours of a card that is about to go. What it gives takes the focus to one of them, or to the start
 * of the page's content, where the focus has gone with the card.
 */
export function focusAfter(control: HTMLElement | null): () => void {
  const card = control?.closest('li');
  const neighbours = [card?.nextElementSibling, card?.previousElementSibling];
  return () => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || card?.contains(activeElement);
    if (!isLost) return;
    const titles = neighbours.map((neighbour) => neighbour?.querySelector<HTMLElement>('article :is(h2, h3) a'));
    const next = titles.find((title) => title?.isConnected) ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  };
}
