import { useEffect, useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { noteListTexts } from '../../../texts/en/note-list.ts';

interface MoreNotesProps {
  isFetching: boolean;
  onMore: () => void;
}

/** Fetches the next page when it comes into view; a button too, for those who do not scroll. */
export function MoreNotes({ isFetching, onMore }: MoreNotesProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFetching || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onMore(),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isFetching, onMore]);
  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button onClick={onMore} isBusy={isFetching}>
        {isFetching ? commonTexts.loading : noteListTexts.older}
      </Button>
    </div>
  );
}
