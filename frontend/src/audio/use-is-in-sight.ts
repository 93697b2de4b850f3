import { useEffect, useState, useSyncExternalStore } from 'react';
import { player } from './player.ts';

/** From one screen to the next there is no view for a moment. */
const OUT_OF_SIGHT_AFTER_MS = 300;

/** Whether a view of a track can be seen, or could be a moment ago. */
export function useIsInSight(src: string): boolean {
  const views = useSyncExternalStore(player.subscribe, () => player.viewsOf(src));
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Set<Element>();
    const judge = () => {
      clearTimeout(timer);
      if (seen.size > 0) setInSight(true);
      else timer = setTimeout(() => setInSight(false), OUT_OF_SIGHT_AFTER_MS);
    };
    const observer = observeSight(views, (view, isSeen) => {
      if (isSeen) seen.add(view);
      else seen.delete(view);
      judge();
    });
    judge();
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [views]);
  return isInSight;
}

/** A browser that cannot tell is taken to show all of them. */
function observeSight(views: readonly Element[], notify: (view: Element, isSeen: boolean) => void) {
  if (typeof IntersectionObserver === 'undefined') {
    views.forEach((view) => notify(view, true));
    return null;
  }
  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ target, isIntersecting }) => notify(target, isIntersecting)),
  );
  views.forEach((view) => observer.observe(view));
  return observer;
}
