/** What a person sees or hears of a part of the page: what it is, and how it is called; within another one. */
export interface Part {
  role: keyof typeof SELECTORS;
  name?: string;
  within?: Part;
}

export interface Found {
  text: string;
  /** Of a field. */
  value: string;
  /** Where its middle is in the window, in CSS pixels. */
  x: number;
  y: number;
  /** Nothing lies above its middle: a press there is a press on it. */
  isPressable: boolean;
  isFocused: boolean;
}

const SELECTORS = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header',
  button: 'button',
  dialog: 'dialog,[role=dialog]',
  group: '[role=group],fieldset',
  heading: 'h1,h2,h3',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  region: 'section',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  tab: '[role=tab]',
  textbox: 'input:not([type]),input[type=text],input[type=email],input[type=password],textarea',
  timer: '[role=timer]',
};

/** The expression that finds, in the page, every visible part that fits; scrolls to the first one if it is to be pressed, and notes whether it is. */
export function findExpression(part: Part, isToBePressed = false): string {
  return `(${String(find)})(${JSON.stringify(part)}, ${JSON.stringify(SELECTORS)}, ${isToBePressed})`;
}

/** Whether a press went elsewhere: what arrives in the meantime moves the rest of a page. A page that is gone was left by it. */
export const HAS_MISSED = 'window.hasMissed === true';

/** Runs in the page, and so can use nothing from here. */
function find(wanted: Part, selectors: Record<string, string>, isToBePressed: boolean): Found[] {
  const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
    return spaced(
      named.join(' ') || element.getAttribute('aria-label') || labels.join(' ') || (element as HTMLElement).innerText,
    );
  };
  const all = ({ role, name, within }: Part): Element[] => {
    const roots: ParentNode[] = within ? all(within) : [document];
    const elements = roots.flatMap((root) => [...root.querySelectorAll(selectors[role] ?? '')]);
    return elements.filter((each) => each.checkVisibility() && (name === undefined || nameOf(each) === name));
  };
  return all(wanted).map((element, index) => {
    if (isToBePressed && index === 0) {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const page = window as { hasMissed?: boolean };
      page.hasMissed = true;
      element.addEventListener('pointerdown', () => (page.hasMissed = false), { once: true });
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const above = document.elementFromPoint(x, y);
    const { value } = element as HTMLInputElement;
    return {
      text: spaced((element as HTMLElement).innerText),
      value: value ?? '',
      x,
      y,
      isPressable: above !== null && element.contains(above) && !element.matches(':disabled'),
      isFocused: element === document.activeElement,
    };
  });
}
