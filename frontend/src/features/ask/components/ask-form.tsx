import { MAX_QUESTION_CHARACTERS } from '@stitchbook/contracts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { TextArea } from '../../../design/field.tsx';
import { isPressed } from '../../../keyboard/key-events.ts';
import { askTexts } from '../../../texts/en/ask.ts';

interface AskFormProps {
  /** What was asked last. */
  question: string;
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** A long question can be read whole; Enter asks it. */
export function AskForm({ question, isBusy, onAsk }: AskFormProps) {
  const [typed, setTyped] = useState(question);
  useEffect(() => setTyped(question), [question]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onAsk(typed.trim());
  };
  const askByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isPressed(event, 'Enter')) return;
    event.preventDefault();
    if (!isBusy) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form role="search" onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <div className="grid gap-1.5">
        <label htmlFor="question" className="text-sm font-semibold text-soft">
          {askTexts.question}
        </label>
        <TextArea
          id="question"
          placeholder={askTexts.example}
          rows={1}
          value={typed}
          maxLength={MAX_QUESTION_CHARACTERS}
          enterKeyHint="search"
          takesFocus={question === ''}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={askByEnter}
        />
        <p className="hidden print:block">{typed}</p>
      </div>
      <Button type="submit" variant="thread" isBusy={isBusy}>
        {askTexts.ask}
      </Button>
    </form>
  );
}
