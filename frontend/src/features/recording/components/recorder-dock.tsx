import { ChevronUp, Square } from 'lucide-react';
import clsx from 'clsx';
import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { useFocusToMainAtEnd } from '../../../design/use-focus-to-main-at-end.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { leavesSpace } from '../../../keyboard/key-events.ts';
import type { Recorder } from '../recorder/recorder.ts';
import type { RecorderSnapshot } from '../recorder/recorder-snapshot.ts';
import { useRecorderSnapshot } from '../recorder/recorder-context.tsx';
import { isUnderWay } from '../recorder/recorder-state.ts';
import { useRecorderKeys } from '../recorder/use-recorder-keys.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { useScreenWakeLock } from '../use-screen-wake-lock.ts';
import { useTimeInTitle } from '../use-time-in-title.ts';
import type { CaptionsSnapshot } from '../captions/captions.ts';
import { useCaptions } from '../captions/use-captions.ts';
import { PauseButton } from './pause-button.tsx';
import { RecorderWarning } from './recorder-warning.tsx';
import { Waveform } from './waveform.tsx';
import { recorderTexts } from '../../../texts/en/recorder.ts';

interface RecorderDockProps {
  recorder: Recorder;
  /** Leads to the panel. */
  onOpen: () => void;
}

/** What is being recorded, on every screen: a bar where the panel is not in view, the time in the tab's title, keys, the browser's question. */
export default function RecorderDock({ recorder, onOpen }: RecorderDockProps) {
  const snapshot = useRecorderSnapshot(recorder);
  const { state, seconds, recording, isPanelInView } = snapshot;
  useLeaveWarning(isUnderWay(state) || state === 'finishing' || recording !== null);
  useRecorderKeys(recorder, state);
  useScreenWakeLock(state === 'recording');
  useTimeInTitle(isUnderWay(state) ? formatPlaybackTime(seconds) : null);
  // The panel shows all of this and more.
  if (state === 'idle' || isPanelInView) return null;
  return <Bar recorder={recorder} snapshot={snapshot} onOpen={onOpen} />;
}

interface BarProps {
  recorder: Recorder;
  snapshot: RecorderSnapshot;
  onOpen: () => void;
}

function Bar({ recorder, snapshot, onOpen }: BarProps) {
  const { state, seconds, analyser, problem } = snapshot;
  const lastWords = lastWordsOf(useCaptions(snapshot.upload));
  const bar = useRef<HTMLElement>(null);
  useFocusToMainAtEnd(bar);
  const isHeard = state === 'recording';
  const isBeingMade = isUnderWay(state);
  const stop = () => {
    // The button goes away with what it ends.
    bar.current?.focus({ preventScroll: true });
    void recorder.stop();
  };
  return (
    <section ref={bar} tabIndex={-1} aria-label={recorderTexts.recording} className="outline-none">
      <RecorderWarning snapshot={snapshot} className="mx-auto max-w-3xl px-4 pt-2 sm:px-6" />
      <div className="mx-auto flex min-h-[56px] max-w-3xl items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <span
          aria-hidden="true"
          className={clsx('size-3 shrink-0 rounded-full bg-alarm-fill', isHeard ? 'animate-breathe' : 'opacity-40')}
        />
        <span role="timer" aria-label={recorderTexts.recordedTime} className="min-w-12 font-serif text-lg tabular-nums">
          {formatPlaybackTime(seconds)}
        </span>
        <p role="status" className={clsx('min-w-0 truncate text-soft', isHeard ? 'sr-only' : 'flex-1')}>
          {problem === null ? recorderTexts.states[state] : recorderTexts.notSaved(problem)}
        </p>
        {isHeard && (
          <div className={clsx('min-w-0 flex-1', lastWords && 'sm:max-w-32')}>
            <Waveform analyser={analyser} isMoving className="h-9" />
          </div>
        )}
        {isHeard && lastWords && (
          <p aria-hidden="true" className="min-w-0 flex-1 truncate font-serif text-soft max-sm:hidden">
            {lastWords}
          </p>
        )}
        {isBeingMade && <PauseButton recorder={recorder} state={state} size="small" />}
        {isBeingMade && (
          <Button size="small" variant="alarm" aria-label={recorderTexts.stop} onClick={stop} {...leavesSpace}>
            <Square aria-hidden="true" size={16} fill="currentColor" />
            <span className="max-sm:sr-only">{recorderTexts.stopShort}</span>
          </Button>
        )}
        <Button size="small" variant={isBeingMade ? 'quiet' : 'paper'} onClick={onOpen}>
          <ChevronUp aria-hidden="true" size={18} className={clsx(!isBeingMade && 'max-sm:hidden')} />
          <span className={clsx(isBeingMade && 'max-sm:sr-only')}>{recorderTexts.open}</span>
        </Button>
        {(state === 'recorded' || state === 'saving') && (
          <Button
            size="small"
            variant="thread"
            isBusy={state === 'saving'}
            onClick={() => {
              bar.current?.focus({ preventScroll: true });
              void recorder.save();
            }}
          >
            {state === 'saving' ? recorderTexts.processing : recorderTexts.save}
          </Button>
        )}
      </div>
    </section>
  );
}

/** As many as there is room for; none on a phone. */
function lastWordsOf({ captions }: CaptionsSnapshot): string {
  const words = captions
    .slice(-2)
    .map(({ text }) => text.trim())
    .join(' ');
  return words.length > LAST_CHARACTERS ? `… ${words.slice(-LAST_CHARACTERS).replace(/^\S*\s*/, '')}` : words;
}

const LAST_CHARACTERS = 32;
