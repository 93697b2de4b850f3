import type { Comment } from '@stitchbook/api-types';
import { useEffect, useRef, useState } from 'react';
import { commentTexts } from '../../texts/en/comments.ts';

/**
 * What to tell those who do not see the list when comments arrive: nothing of what stood there when it opened, nor of an
 * older page that was asked for. `pages` is how many have been read, 0 while the first is on its way.
 */
export function useCommentAnnouncement(comments: Comment[], pages: number): string {
  const [sentence, setSentence] = useState('');
  const known = useRef<{ ids: ReadonlySet<number>; pages: number } | null>(null);
  useEffect(() => {
    if (pages === 0) return;
    const before = known.current;
    known.current = { ids: new Set(comments.map(({ id }) => id)), pages };
    if (!before || before.pages !== pages) return;
    const arrived = comments.filter(({ id }) => !before.ids.has(id));
    if (arrived.length > 0) setSentence(arrived.map(describe).join(' '));
  }, [comments, pages]);
  return sentence;
}

function describe({ userName, userId, mayEdit }: Comment): string {
  return mayEdit ? commentTexts.yoursAdded : commentTexts.newBy(userName ?? commentTexts.userCalled(userId));
}
