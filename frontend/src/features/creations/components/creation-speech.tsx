import type { Creation, CreationSpeech as Speech } from '@stitchbook/api-types';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { PlayerControls } from '../../../audio/player-controls.tsx';
import { player } from '../../../audio/player.ts';
import { SpeedSelect } from '../../../audio/speed-select.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { Button } from '../../../design/button.tsx';
import { ProgressBar } from '../../../design/progress-bar.tsx';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { useSpeech } from '../api/speech.ts';
import { creationTypeLabel } from '../creation-type-label.ts';

/** Has a creation read aloud, and plays it as soon as it is there. */
export function CreationSpeech({ creation, id }: { creation: Creation; id: string }) {
  const { data: speech, error, isFetching, fraction, refetch } = useSpeech(creation);
  return (
    <div id={id} className="mt-4 animate-arrive border-y border-rule py-3 print:hidden">
      <div role="status">{isFetching && <p className="mb-2 text-sm text-soft">{creationTexts.beingReadAloud}</p>}</div>
      {isFetching && <ProgressBar label={creationTexts.readingAloud} fraction={fraction} />}
      {error && !isFetching && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-sm text-alarm">{creationTexts.notReadAloud(describeProblem(error))}</p>
          <Button size="small" onClick={() => void refetch()}>
            {commonTexts.tryAgain}
          </Button>
        </div>
      )}
      {speech && !isFetching && <SpeechPlayer creation={creation} speech={speech} />}
    </div>
  );
}

function SpeechPlayer({ creation, speech }: { creation: Creation; speech: Speech }) {
  const { type, noteId, noteTitle } = creation;
  const { audioUrl, durationSeconds, engine } = speech;
  const label = creationTypeLabel(type);
  const title = noteTitle === null ? label : `${label} · ${noteTitle}`;
  useEffect(() => {
    player.play({ src: audioUrl, title, knownSeconds: durationSeconds, peaks: null, noteId });
    return () => {
      // What plays goes on in the bar at the foot of the window; what is paused leaves none behind.
      if (player.current()?.src === audioUrl && !player.stateOf(audioUrl).isPlaying) player.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was asked for
  }, [audioUrl]);
  return (
    <>
      <PlayerControls track={{ src: audioUrl, title, knownSeconds: durationSeconds, peaks: null, noteId }}>
        <SpeedSelect />
      </PlayerControls>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">
          {engine.startsWith('flite/') ? creationTexts.simpleVoices : creationTexts.voicesOfService(engine)}
        </p>
        <a href={`${audioUrl}&download`} download className={buttonClass('quiet', 'small', '-mx-2.5 sm:-mx-3')}>
          <Download aria-hidden="true" size={16} />
          {creationTexts.downloadSpeech}
        </a>
      </div>
    </>
  );
}
