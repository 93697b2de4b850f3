import { MAX_QUESTION_CHARACTERS } from '@stitchbook/contracts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { askTexts } from '../../../texts/en/ask.ts';

interface AskFormProps {
  /** What was asked last. */
  question: string;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

export function AskForm({ question, isBusy, onAsk }: AskFormProps) {
  const [typed, setTyped] = useState(question);
  useEffect(() => setTyped(question), [question]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onAsk(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <Field
        id="question"
        label={askTexts.question}
        placeholder={askTexts.example}
        value={typed}
        maxLength={MAX_QUESTION_CHARACTERS}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="thread" isBusy={isBusy}>
        {askTexts.ask}
      </Button>
    </form>
  );
}
