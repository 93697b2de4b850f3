import { useMemo } from 'react';
import type { Moment } from '../../audio/moment-dots.tsx';
import { formatPlaybackTime } from '../../format/clock.ts';
import { useComments } from './api/comments.ts';
import { commentElementId } from './comment-element-id.ts';
import { commentTexts } from '../../texts/en/comments.ts';

/** Enough to know a comment by. */
const FIRST_WORDS_CHARACTERS = 60;

/** The comments on a note that are about a moment of its audio; each leads to that moment and to the comment. */
export function useCommentMoments(noteId: number, seekTo: (seconds: number) => void): Moment[] {
  const { data } = useComments(noteId);
  const comments = useMemo(() => data?.pages.flatMap((page) => page.comments) ?? [], [data]);
  return comments.flatMap(({ id, timestamp, content }) => {
    if (timestamp === null) return [];
    const label = commentTexts.atMoment(formatPlaybackTime(timestamp), firstWords(content));
    const onPress = () => {
      seekTo(timestamp);
      goToComment(id);
    };
    return [{ key: id, seconds: timestamp, label, onPress }];
  });
}

function goToComment(id: number): void {
  const comment = document.getElementById(commentElementId(id));
  comment?.focus({ preventScroll: true });
  comment?.scrollIntoView({ block: 'center' });
}

function firstWords(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= FIRST_WORDS_CHARACTERS) return line;
  return `${line.slice(0, FIRST_WORDS_CHARACTERS).replace(/\s\S*$/, '')}…`;
}
