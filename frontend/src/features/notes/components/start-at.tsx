import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlayer } from '../../../audio/player-context.tsx';
import { goToPieceAt } from '../go-to-piece-at.ts';

/** Takes the audio and the words to the moment that the address names, in seconds, such as `?at=12.5`. */
export function StartAt() {
  const text = useSearchParams()[0].get('at');
  const { seekTo } = usePlayer();
  const seek = useRef(seekTo);
  useEffect(() => {
    const seconds = text === null || text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(seconds) || seconds < 0) return undefined;
    seek.current(seconds);
    // The page takes the focus to its beginning first.
    const timer = setTimeout(() => goToPieceAt(seconds));
    return () => clearTimeout(timer);
  }, [text]);
  return null;
}
