import type { Task } from '@stitchbook/api-types';
import { TASK_MAX_CHARACTERS } from '@stitchbook/contracts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { fieldClass } from '../../../design/field-class.ts';
import { isPressed } from '../../../keyboard/key-events.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { taskTexts } from '../../../texts/en/tasks.ts';

interface TaskFormProps {
  task: Task;
  onSave: (changes: { text: string; dueOn: string | null }) => void;
  onClose: () => void;
}

/** What is to be done, and until when, in place of a task. Escape leaves it as it was. */
export function TaskForm({ task, onSave, onClose }: TaskFormProps) {
  const [text, setText] = useState(task.text);
  const [dueOn, setDueOn] = useState(task.dueOn ?? '');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') field.current?.focus();
    else onSave({ text: text.trim(), dueOn: dueOn || null });
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (isPressed(event, 'Escape')) onClose();
  };
  return (
    <form onSubmit={save} onKeyDown={leaveByEscape} className="flex flex-wrap items-end gap-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <label htmlFor={`${id}-text`} className="text-sm font-semibold text-soft">
          {taskTexts.text}
        </label>
        <input
          ref={field}
          id={`${id}-text`}
          autoComplete="off"
          required
          maxLength={TASK_MAX_CHARACTERS}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={`${fieldClass} rounded-lg`}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-due`} className="text-sm font-semibold text-soft">
          {taskTexts.due}
        </label>
        <input
          id={`${id}-due`}
          type="date"
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
          className={`${fieldClass} rounded-lg`}
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" variant="thread">
          {commonTexts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
