import type { NoteDetail } from '@stitchbook/api-types';
import { SENTIMENTS } from '@stitchbook/contracts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem, Unreachable } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { moodTexts } from '../../../texts/en/mood.ts';
import { noteActionTexts } from '../../../texts/en/note-actions.ts';
import { useCorrectMood } from '../api/correct-mood.ts';
import { useNote } from '../api/get-note.ts';
import { sentimentFace } from './sentiment-label.tsx';

interface MoodSheetProps {
  noteId: number;
  opener: HTMLElement;
  onClose: () => void;
}

/** What the mood of a note rests on. Who may change the note can choose another, which no machine changes any more. */
export default function MoodSheet({ noteId, opener, onClose }: MoodSheetProps) {
  const { data: note, error, isPending, refetch } = useNote(String(noteId));
  return (
    <Dialog
      isOpen
      isFromBelow
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={opener}
      title={moodTexts.title}
    >
      <div className="mt-4 grid gap-5">
        {note && <Mood note={note} />}
        {isPending && (
          <div role="status" aria-label={moodTexts.loading}>
            <SkeletonLine className="h-16" />
          </div>
        )}
        {!isPending && !note && (
          <LoadFailure
            sentence={moodTexts.notLoaded}
            error={error ?? new Unreachable()}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}

const labelOf = (sentiment: string) => sentimentFace(sentiment).label;

function Mood({ note }: { note: NoteDetail }) {
  const { moodSentence, sentimentCorrected, access } = note;
  const correct = useCorrectMood(note.id);
  // A server before this version does not tell it apart.
  const found = note.foundSentiment ?? note.sentiment;
  const shown = correct.isPending ? (correct.variables ?? found) : note.sentiment;
  const choose = (sentiment: NoteDetail['sentiment'] | null) =>
    correct.mutate(sentiment, {
      onError: (error) =>
        toast({
          title: commonTexts.error,
          description: moodTexts.notChanged(describeProblem(error) || noteActionTexts.unknownError),
          tone: 'alarm',
        }),
    });
  return (
    <>
      <div className="grid gap-2">
        <p role="status">
          {sentimentCorrected
            ? moodTexts.chosen(labelOf(note.sentiment), labelOf(found))
            : moodTexts.found(labelOf(found))}
        </p>
        {moodSentence ? (
          <figure>
            <figcaption className="text-sm text-soft">{moodTexts.restsOn}</figcaption>
            <blockquote className="mt-1 border-s-2 border-thread ps-3 font-serif text-lg break-words italic">
              {moodSentence}
            </blockquote>
          </figure>
        ) : (
          <p className="text-soft">{moodTexts.noSentence}</p>
        )}
      </div>
      {access.mayEdit && (
        <>
          <SettingChoice
            isCompact
            label={moodTexts.correct}
            options={SENTIMENTS.map((value) => ({ value, label: labelOf(value), icon: sentimentFace(value).Icon }))}
            value={shown}
            onChange={choose}
          />
          {sentimentCorrected && (
            <Button className="justify-self-start" onClick={() => choose(null)}>
              {moodTexts.asFound(labelOf(found))}
            </Button>
          )}
        </>
      )}
    </>
  );
}
