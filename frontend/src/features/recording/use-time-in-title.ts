import { useEffect } from 'react';

const MARK = /^● [\d:]+ · /;

/** Puts the time before the title of the tab, whichever screen's it is; null takes it away. */
export function useTimeInTitle(time: string | null): void {
  useEffect(() => {
    const mark = () => {
      const title = document.title.replace(MARK, '');
      const marked = time === null ? title : `● ${time} · ${title}`;
      if (document.title !== marked) document.title = marked;
    };
    mark();
    if (time === null) return undefined;
    // Another screen brings another title.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [time]);
  useEffect(
    () => () => {
      document.title = document.title.replace(MARK, '');
    },
    [],
  );
}
