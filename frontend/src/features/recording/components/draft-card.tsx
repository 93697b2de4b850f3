import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { useRef, useState } from 'react';
import { AudioPlayer } from '../../../audio/audio-player.tsx';
import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { UNDO_SECONDS } from '../../../design/toast.ts';
import { useFocusToMainAtEnd } from '../../../design/use-focus-to-main-at-end.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { formatLongDateTime } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useSessionState } from '../../../http/session.ts';
import { discardDraft } from '../drafts/discard-draft.ts';
import type { RecordingDraft } from '../drafts/draft-store.ts';
import { readDraft } from '../drafts/read-draft.ts';
import { useRefreshDrafts } from '../drafts/use-drafts.ts';
import { markToBeSaved, saveInBackground } from '../save-in-background.ts';
import { useSavingProblem, type SavingContext } from '../savings.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { SaidBefore } from './recording-preview.tsx';
import { RecorderTrouble } from './recorder-warning.tsx';
import { SaveProblem } from './save-problem.tsx';
import { draftCardTexts } from '../../../texts/en/draft-cards.ts';

interface DraftCardProps {
  draft: RecordingDraft;
  saving: SavingContext;
  /** From where another device goes on with it; null where none does. */
  continuedSeconds: number | null;
}

/** A recording that is no note yet, tacked to the page with long stitches until it is saved or discarded. */
export default function DraftCard({ draft, saving, continuedSeconds }: DraftCardProps) {
  const { id, title, duration, startedAt, waitsForNetwork, samplesBefore = 0 } = draft;
  const secondsBefore = samplesBefore / SPEECH_SAMPLE_RATE_HZ;
  const secondsHere = duration - secondsBefore;
  const [audio, setAudio] = useState<Blob | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const address = useObjectUrl(audio);
  const problem = useSavingProblem(saving.savings, id);
  const refresh = useRefreshDrafts();
  const isBusy = useRef(false);
  const card = useRef<HTMLLIElement>(null);
  useFocusToMainAtEnd(card);

  const read = async () => {
    try {
      const sound = audio ?? (await readDraft(draft));
      setAudio(sound);
      setTrouble(null);
      return sound;
    } catch (error) {
      setTrouble(describeProblem(error));
      return null;
    }
  };
  const resume = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const sound = await read();
      if (!sound) return;
      const isStored = await markToBeSaved(id, title);
      const recording = { ...draft, audio: sound, isStored, isWaiting: waitsForNetwork };
      await saveInBackground(recording, saving, saving.isListShown);
    } finally {
      isBusy.current = false;
    }
  };

  const discard = async () => {
    const question = {
      title: draftCardTexts.discardAsked,
      description: draftCardTexts.discardMeans(title, formatPlaybackTime(duration), UNDO_SECONDS),
      action: draftCardTexts.discard,
    };
    if (await confirm(question)) await discardDraft(id, refresh);
  };

  const startedAtIso = new Date(startedAt).toISOString();
  const moment = <time dateTime={startedAtIso}>{formatLongDateTime(startedAtIso)}</time>;
  const length = <span className="tabular-nums">{formatPlaybackTime(duration)}</span>;
  return (
    <li
      ref={card}
      aria-label={title}
      className="grid grid-cols-1 gap-3 rounded-sheet border-2 border-dashed border-thread bg-sheet px-4 py-4 sm:px-6"
    >
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-0.5 text-sm text-soft">
          {secondsBefore > 0
            ? draftCardTexts.recordedBoth(length, formatPlaybackTime(secondsBefore), moment)
            : draftCardTexts.recorded(length, moment)}
        </p>
        {waitsForNetwork && <WaitsFor />}
        {continuedSeconds !== null && <GoesOn fromSeconds={continuedSeconds} duration={duration} />}
      </div>
      {address && <AudioPlayer key={address} src={address} duration={secondsHere} title={title} />}
      {address && <SaidBefore seconds={secondsBefore} />}
      <RecorderTrouble sentence={trouble} />
      <SaveProblem reason={problem} onRetry={() => void resume()} />
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button variant="thread" onClick={() => void resume()} className="max-sm:px-3">
          {draftCardTexts.resumeSaving}
        </Button>
        {!address && secondsHere > 0 && (
          <Button onClick={() => void read()} className="max-sm:px-3">
            {draftCardTexts.listen}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void discard()} className="max-sm:px-2.5">
          {draftCardTexts.discard}
        </Button>
      </div>
    </li>
  );
}

/** What the person has to know of two copies before they discard one. */
function GoesOn({ fromSeconds, duration }: { fromSeconds: number; duration: number }) {
  const onlyHere = duration - fromSeconds;
  return (
    <p className="mt-1">
      {draftCardTexts.goesOn(formatPlaybackTime(fromSeconds))}{' '}
      {onlyHere > 0 ? draftCardTexts.endOnlyHere(formatPlaybackTime(Math.ceil(onlyHere))) : draftCardTexts.allThere}
    </p>
  );
}

function WaitsFor() {
  const isOpen = useSessionState() === 'open';
  return <p className="mt-1">{isOpen ? draftCardTexts.waitsForNetwork : draftCardTexts.waitsForSignIn}</p>;
}
