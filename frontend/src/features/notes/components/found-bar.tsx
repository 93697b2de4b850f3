import clsx from 'clsx';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { usePlayer } from '../../../audio/player-context.tsx';
import { Button } from '../../../design/button.tsx';
import { isKeyTaken, isPressed } from '../../../keyboard/key-events.ts';
import { isInSight } from '../use-follow.ts';
import { isInTitle, useHits } from '../use-hits.ts';
import { useEndSearch, useSearched } from '../use-searched.ts';
import { noteTexts } from '../../../texts/en/note.ts';

interface FoundBarProps {
  /** Where the marks are. */
  page: RefObject<HTMLElement | null>;
  isBelowPlayer: boolean;
}

/** Leads through what was searched for in a note that was opened from a search; begins at the first of it. */
export function FoundBar({ page, isBelowPlayer }: FoundBarProps) {
  const { phrase } = useSearched();
  const endSearch = useEndSearch();
  const hits = useHits(page);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, hits.length - 1);
  const hit = hits[at];
  const goTo = useGoTo();

  // What is gone to first is not gone to again when the words come back from being corrected.
  const isBegun = useRef(false);
  useEffect(() => {
    const [first] = hits;
    if (!first || isBegun.current || isInTitle(first)) return;
    isBegun.current = true;
    goTo(first);
  }, [hits, goTo]);

  useEffect(() => {
    hit?.setAttribute('aria-current', 'true');
    return () => hit?.removeAttribute('aria-current');
  }, [hit]);

  const step = (by: 1 | -1) => {
    const next = (at + by + hits.length) % hits.length;
    setChosen(next);
    if (hits[next]) goTo(hits[next]);
  };
  const bar = useRef<HTMLElement>(null);
  const close = () => {
    if (bar.current?.contains(document.activeElement)) {
      const place = hit?.closest('li, article')?.querySelector('button') ?? document.getElementById('main');
      place?.focus({ preventScroll: true });
    }
    endSearch();
  };
  useFoundKeys(hits.length > 0, step, close);

  if (hits.length === 0) return null;
  return (
    <section
      ref={bar}
      data-stays-at-top
      aria-label={noteTexts.foundHere}
      className={clsx(
        'sticky top-0 z-20 flex items-center gap-1 border-b border-rule bg-paper py-0.5 print:hidden',
        isBelowPlayer ? 'sm:top-[52px]' : 'mt-3 border-t',
      )}
    >
      <Search aria-hidden="true" size={16} className="shrink-0 text-soft" />
      <p className="min-w-0 flex-1 truncate ps-1 text-sm text-soft">{phrase}</p>
      <p role="status" className="me-1 text-sm font-semibold tabular-nums">
        {noteTexts.hitOf(at + 1, hits.length)}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={noteTexts.hitBefore}
        aria-keyshortcuts="Shift+F3"
        onClick={() => step(-1)}
      >
        <ChevronUp aria-hidden="true" size={20} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={noteTexts.hitAfter}
        aria-keyshortcuts="F3"
        onClick={() => step(1)}
      >
        <ChevronDown aria-hidden="true" size={20} />
      </Button>
      <Button variant="quiet" size="icon" aria-label={noteTexts.endSearch} aria-keyshortcuts="Escape" onClick={close}>
        <X aria-hidden="true" size={18} />
      </Button>
    </section>
  );
}

/** Brings a hit into view, and the audio to when it was said; not what is being listened to. */
function useGoTo(): (hit: HTMLElement) => void {
  const player = usePlayer();
  const latest = useRef(player);
  useLayoutEffect(() => {
    latest.current = player;
  });
  const [goTo] = useState(() => (hit: HTMLElement) => {
    const moment = hit.closest<HTMLElement>('[data-seconds]')?.dataset.seconds;
    if (moment !== undefined && !latest.current.isPlaying) latest.current.seekTo(Number(moment));
    if (!isInSight(hit)) hit.scrollIntoView({ block: 'center' });
  });
  return goTo;
}

/** As where a browser searches. They are no letters, so who wants no single keys has them too. */
function useFoundKeys(isOn: boolean, step: (by: 1 | -1) => void, close: () => void): void {
  const latest = useRef({ step, close });
  useLayoutEffect(() => {
    latest.current = { step, close };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      if (isPressed(event, 'Escape')) latest.current.close();
      if (event.key !== 'F3') return;
      event.preventDefault();
      latest.current.step(event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}
