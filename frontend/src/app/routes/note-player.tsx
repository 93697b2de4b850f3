import { usePlayer } from '../../audio/player-context.tsx';
import { ScreenPlayer } from '../../audio/screen-player.tsx';
import { useCommentMoments } from '../../features/comments/use-comment-moments.ts';

/** The player of a note, with what people say about a moment of it as dots on its thread. */
export function NotePlayer({ noteId }: { noteId: number }) {
  const { seekTo } = usePlayer();
  return <ScreenPlayer moments={useCommentMoments(noteId, seekTo)} />;
}
