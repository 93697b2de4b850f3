import type { Upload } from '@stitchbook/api-types';
import clsx from 'clsx';
import { useRef } from 'react';
import { Button } from '../../../design/button.tsx';
import { confirm } from '../../../design/confirm.tsx';
import { UNDO_SECONDS } from '../../../design/toast.ts';
import { useFocusToMainAtEnd } from '../../../design/use-focus-to-main-at-end.ts';
import { formatBytes } from '../../../format/bytes.ts';
import { formatPlaybackTime } from '../../../format/clock.ts';
import { formatTime } from '../../../format/date.ts';
import { SaveProblem } from '../components/save-problem.tsx';
import { useSavingProblem, type SavingContext } from '../savings.ts';
import { discardUploadElsewhere } from './discard-upload.ts';
import { saveUpload, titleOf } from './save-upload.ts';
import { useGoOnRecording } from './use-go-on-recording.ts';
import { useRefreshUploadsElsewhere } from './use-uploads-elsewhere.ts';
import { draftCardTexts } from '../../../texts/en/draft-cards.ts';

interface ElsewhereCardProps {
  upload: Upload;
  saving: SavingContext;
  onOpenRecorder: () => void;
}

/** What another device has sent and left: it can be gone on with here, or become a note as far as it has arrived. */
export default function ElsewhereCard({ upload, saving, onOpenRecorder }: ElsewhereCardProps) {
  const problem = useSavingProblem(saving.savings, upload.key);
  const refresh = useRefreshUploadsElsewhere();
  const goOn = useGoOnRecording(upload, onOpenRecorder);
  const card = useRef<HTMLLIElement>(null);
  useFocusToMainAtEnd(card);
  const title = titleOf(upload);
  // Half of a recording can be heard; half of a file is none.
  const canBeSaved = upload.media === 'pcm' || upload.receivedBytes === upload.length;
  const save = () => void saveUpload(upload, saving, refresh);
  const discard = async () => {
    const description = draftCardTexts.discardElsewhereMeans(title, UNDO_SECONDS);
    if (await confirm({ title: draftCardTexts.discardAsked, description, action: draftCardTexts.discard }))
      await discardUploadElsewhere(upload.key, refresh);
  };
  return (
    <li
      ref={card}
      aria-label={title}
      className="grid grid-cols-1 gap-3 rounded-sheet border-2 border-dashed border-thread bg-sheet px-4 py-4 sm:px-6"
    >
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-0.5 text-sm text-soft">{describe(upload)}</p>
        {!canBeSaved && <p className="mt-1">{draftCardTexts.onlyPart}</p>}
      </div>
      <SaveProblem reason={problem} onRetry={save} />
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {canBeSaved && (
          <Button variant="thread" onClick={save} className="max-sm:px-3">
            {draftCardTexts.saveAsNote}
          </Button>
        )}
        {upload.media === 'pcm' && (
          <Button onClick={() => void goOn()} className="max-sm:px-3">
            {draftCardTexts.goOnRecording}
          </Button>
        )}
        <Button
          variant={canBeSaved ? 'quiet' : 'paper'}
          onClick={() => void discard()}
          className={clsx('max-sm:px-2.5', canBeSaved && 'max-sm:-ms-2.5')}
        >
          {draftCardTexts.discard}
        </Button>
      </div>
    </li>
  );
}

function describe({ media, seconds, receivedBytes, length, updatedAt }: Upload) {
  const leftOff = <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>;
  if (media === 'pcm') {
    const duration = <span className="tabular-nums">{formatPlaybackTime(seconds ?? 0)}</span>;
    return draftCardTexts.leftRecording(duration, leftOff);
  }
  const size = formatBytes(receivedBytes);
  return length !== null && length > receivedBytes
    ? draftCardTexts.leftFilePart(size, formatBytes(length), leftOff)
    : draftCardTexts.leftFile(size, leftOff);
}
