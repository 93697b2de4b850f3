import type { TermOffer } from '@stitchbook/api-types';
import { Button } from '../../../design/button.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { vocabularyTexts } from '../../../texts/en/vocabulary.ts';
import { useAnswerOffer } from '../api/term-offers.ts';

/** Asks once whether a word is to be heard as the reader wrote it twice. */
export function TermOfferLine({ offer }: { offer: TermOffer }) {
  const { mutateAsync: answerOffer, isPending, variables } = useAnswerOffer();
  const { term, heard } = offer;

  const say = async (answer: 'accept' | 'refuse') => {
    if (isPending) return;
    try {
      await answerOffer({ offer, answer });
      toast({ title: answer === 'accept' ? vocabularyTexts.added(term) : vocabularyTexts.notAskedAgain });
    } catch (error) {
      const description = vocabularyTexts.answerFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 font-sans text-base leading-normal">
      <p role="status" className="max-w-[62ch] text-soft wrap-anywhere">
        {vocabularyTexts.offer(<b className="text-ink">{term}</b>, heard)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={vocabularyTexts.acceptOf(term)}
          isBusy={isPending && variables.answer === 'accept'}
          onClick={() => void say('accept')}
        >
          {vocabularyTexts.accept}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={vocabularyTexts.refuseOf(term)}
          isBusy={isPending && variables.answer === 'refuse'}
          onClick={() => void say('refuse')}
        >
          {vocabularyTexts.refuse}
        </Button>
      </div>
    </div>
  );
}
