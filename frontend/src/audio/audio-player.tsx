import { PlayerControls } from './player-controls.tsx';

interface AudioPlayerProps {
  src: string;
  /** Seconds; 0 when not known before the metadata is there. */
  duration: number;
  /** How it sounds, as the API tells it. */
  peaks?: string | null;
  title: string;
  /** Left out for a recording that is no note yet. */
  noteId?: number;
}

/** A player that nothing else on the screen follows; where something does, see `PlayerProvider`. */
export function AudioPlayer({ src, duration, peaks = null, title, noteId }: AudioPlayerProps) {
  return (
    <PlayerControls
      track={{ src, title, knownSeconds: duration, peaks, noteId: noteId ?? null, isDraft: noteId === undefined }}
    />
  );
}
