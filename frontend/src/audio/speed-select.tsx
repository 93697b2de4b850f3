import { PLAYBACK_RATES, playbackRate } from './playback-rate.ts';
import { playerTexts } from '../texts/en/player.ts';

/** How fast the voice is played; its pitch stays. */
export function SpeedSelect() {
  const [rate, chooseRate] = playbackRate.use();
  return (
    <select
      aria-label={playerTexts.speed}
      value={rate}
      onChange={({ target }) => chooseRate(Number(target.value))}
      className="min-h-10 rounded-full pointer-coarse:min-h-11 border border-faint bg-sheet px-2.5 text-sm text-ink tabular-nums hover:bg-hem"
    >
      {PLAYBACK_RATES.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}
