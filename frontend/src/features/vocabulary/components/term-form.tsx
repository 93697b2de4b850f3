import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { vocabularyTexts } from '../../../texts/en/vocabulary.ts';
import { useAddTerm } from '../api/vocabulary.ts';

/** Adds one word after the other; what could not be added stays in the field. */
export function TermForm() {
  const [typed, setTyped] = useState('');
  const { mutateAsync: add, isPending } = useAddTerm();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || typed.trim() === '') return;
    try {
      const { term } = await add({ term: typed });
      setTyped('');
      toast({ title: vocabularyTexts.added(term) });
    } catch (error) {
      const description = vocabularyTexts.addFailed(describeProblem(error));
      toast({ title: commonTexts.error, description, tone: 'alarm' });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Field
          id="new-term"
          label={vocabularyTexts.word}
          autoComplete="off"
          readOnly={isPending}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" isBusy={isPending}>
        {isPending ? vocabularyTexts.adding : vocabularyTexts.add}
      </Button>
    </form>
  );
}
