import type { NoteDetail, Substitution } from '@stitchbook/api-types';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { vocabularyTexts } from '../../../texts/en/vocabulary.ts';
import { useUpdateTranscript } from '../api/change-note.ts';
import { putBack } from '../put-back.ts';

/** As many as are shown without being asked for. */
const SHOWN = 3;

/** Which of the reader's own words were put in the place of what was heard; what was heard can be put back, as any correction. */
export function PutInWords({ note }: { note: NoteDetail }) {
  const { mutateAsync: updateTranscript, isPending } = useUpdateTranscript();
  const { substitutions } = note;
  if (substitutions.length === 0) return null;

  const undo = async (substitution: Substitution) => {
    if (isPending) return;
    try {
      await updateTranscript({ seen: note, ...putBack(note, substitution) });
      toast({ title: vocabularyTexts.isBack(substitution.heard) });
    } catch (error) {
      const description = vocabularyTexts.undoFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <details
      // Has the focus when the word that had it is gone.
      tabIndex={-1}
      open={substitutions.length <= SHOWN}
      className="mt-4 text-sm text-soft outline-offset-4 print:hidden"
    >
      <summary className="w-fit rounded-sm hover:text-ink">{vocabularyTexts.putIn(substitutions.length)}</summary>
      <ul className="mt-1">
        {substitutions.map((substitution) => (
          <li key={substitution.at} className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">
              {vocabularyTexts.heardAs(<b>{substitution.term}</b>, substitution.heard)}
            </span>
            {note.access.mayEdit && (
              <Button
                variant="quiet"
                size="small"
                aria-label={vocabularyTexts.putBack(substitution.term, substitution.heard)}
                onClick={() => void undo(substitution)}
              >
                {vocabularyTexts.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
