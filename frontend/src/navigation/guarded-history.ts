import {
  createPath,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom';
import { isListAddress } from './is-list-address.ts';
import { leaveQuestion } from './leave-question.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, which asks first where a screen minds being left: at links, at what the app does by itself,
 * and at the browser's own Back and Forward. React Router does this for its data router only, which would cost the list
 * 20 kB of its 160.
 */
export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let here = history.location.pathname;
  let isReturning = false;
  let isAllowed = false;

  const unlessMinded = (to: To, go: () => void) => {
    const question = isAway(here, pathnameOf(to)) ? leaveQuestion() : null;
    if (question) question(go);
    else go();
  };
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: (to, state) => unlessMinded(to, () => history.push(to, state)),
    replace: (to, state) => unlessMinded(to, () => history.replace(to, state)),
    listen: (hear) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        if (isReturning) {
          isReturning = false;
          return;
        }
        const isAsked = action === NavigationType.Pop && !isAllowed && isAway(here, location.pathname);
        const question = isAsked ? leaveQuestion() : null;
        isAllowed = false;
        if (!question || !delta) {
          here = location.pathname;
          hear(update);
          return;
        }
        // The browser has gone already: back to where the person still is, until they have answered.
        isReturning = true;
        history.go(-delta);
        question(() => {
          isAllowed = true;
          history.go(delta);
        });
      }),
  };
}

function pathnameOf(to: To): string {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.href).pathname;
}

function isAway(from: string, to: string): boolean {
  return from !== to && !(isListAddress(from) && isListAddress(to));
}
