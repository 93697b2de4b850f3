import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useAnswer } from '../../features/ask/api/ask.ts';
import { Answer } from '../../features/ask/components/answer.tsx';
import { AskForm } from '../../features/ask/components/ask-form.tsx';
import { isPartial, useMeaningProgress } from '../../features/notes/api/get-close-notes.ts';
import { MeaningProgress } from '../../features/notes/components/close-in-meaning.tsx';
import { WRITTEN_ANSWER_KEY } from '../../http/cache-keys.ts';
import { askTexts } from '../../texts/en/ask.ts';

/** Notes are asked here; the question stands in the address. */
export default function AskRoute() {
  const [parameters, setParameters] = useSearchParams();
  const question = parameters.get('q')?.trim() ?? '';
  const { data: answer, isFetching, refetch } = useAnswer(question);
  const progress = useMeaningProgress(answer !== undefined);
  const isOfSome = progress.isPending ? undefined : isPartial(progress.data);
  const hasLanguageModel = useCurrentUser().data?.hasLanguageModel ?? false;
  const queryClient = useQueryClient();
  const askAgain = () => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: [...WRITTEN_ANSWER_KEY, question] });
  };
  return (
    <>
      <title>{`${askTexts.title} · Stitchbook`}</title>
      <PageTitle>{askTexts.title}</PageTitle>
      <AskForm
        question={question}
        isBusy={isFetching}
        onAsk={(asked) => (asked === question ? askAgain() : setParameters({ q: asked }))}
      />
      <div className="mt-3 empty:hidden">
        <MeaningProgress isWanted={answer !== undefined} />
      </div>
      {question ? (
        <Answer key={question} question={question} hasLanguageModel={hasLanguageModel} isOfSome={isOfSome} />
      ) : (
        <p className="mt-6 max-w-[60ch] text-soft">{askTexts.how}</p>
      )}
    </>
  );
}
