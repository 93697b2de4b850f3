import type { Chapter } from '@stitchbook/api-types';
import type { Moment } from '../../audio/moment-dots.tsx';
import { usePlayer } from '../../audio/player-context.tsx';
import { ScreenPlayer } from '../../audio/screen-player.tsx';
import { useCommentMoments } from '../../features/comments/use-comment-moments.ts';

interface NotePlayerProps {
  noteId: number;
  chapters: readonly Chapter[];
}

/** The player of a note, with where its chapters begin and what people say about a moment of it on its thread. */
export function NotePlayer({ noteId, chapters }: NotePlayerProps) {
  const { seekTo } = usePlayer();
  const marks = chapters
    .slice(1)
    .map(({ startSeconds }): Moment => ({ key: `chapter ${startSeconds}`, seconds: startSeconds, onPress: null }));
  return <ScreenPlayer moments={[...marks, ...useCommentMoments(noteId, seekTo)]} />;
}
