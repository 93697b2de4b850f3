import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { useCurrentUser } from '../../features/account/api/get-current-user.ts';
import { useAnswer } from '../../features/ask/api/ask.ts';
import { Answer } from '../../features/ask/components/answer.tsx';
import { AskForm } from '../../features/ask/components/ask-form.tsx';
import { askTexts } from '../../texts/en/ask.ts';

/** Notes are asked here; the question stands in the address. */
export default function AskRoute() {
  const [parameters, setParameters] = useSearchParams();
  const question = parameters.get('q')?.trim() ?? '';
  const { isFetching } = useAnswer(question);
  const hasLanguageModel = useCurrentUser().data?.hasLanguageModel ?? false;
  return (
    <>
      <title>{`${askTexts.title} · Stitchbook`}</title>
      <PageTitle>{askTexts.title}</PageTitle>
      <AskForm question={question} isBusy={isFetching} onAsk={(asked) => setParameters({ q: asked })} />
      {question ? (
        <Answer key={question} question={question} hasLanguageModel={hasLanguageModel} />
      ) : (
        <p className="mt-6 max-w-[60ch] text-soft">{askTexts.how}</p>
      )}
    </>
  );
}
