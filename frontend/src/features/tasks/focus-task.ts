/** The box that is ticked. */
export const taskBoxId = (id: number) => `task-${id}`;

const TRIED_FOR_MS = 2000;
const TRIED_EVERY_MS = 50;

/** Gives the focus to a task as soon as it is drawn, unless somebody has taken it elsewhere meanwhile. */
export function focusTask(id: number): void {
  const begunAt = performance.now();
  const tryToFocus = () => {
    if (!isFocusFree()) return;
    const box = document.getElementById(taskBoxId(id));
    if (box) box.focus();
    else if (performance.now() - begunAt < TRIED_FOR_MS) setTimeout(tryToFocus, TRIED_EVERY_MS);
  };
  setTimeout(tryToFocus);
}

function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'main';
}
