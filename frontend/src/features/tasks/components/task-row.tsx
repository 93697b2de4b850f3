import type { Task } from '@stitchbook/api-types';
import clsx from 'clsx';
import { CalendarDays, Pencil, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../design/button-class.ts';
import { formatLongDate } from '../../../format/date.ts';
import { describeProblem } from '../../../http/errors.ts';
import { taskTexts } from '../../../texts/en/tasks.ts';
import { type TaskEdit, useChangeTask } from '../api/tasks.ts';
import { taskBoxId } from '../focus-task.ts';
import { TaskForm } from './task-form.tsx';

interface TaskRowProps {
  task: Task;
  onDismiss: () => void;
  /** Is told what could not be done. */
  onProblem: (sentence: string) => void;
}

/** Something to be done, until when, and which note says so at which moment. */
export function TaskRow({ task, onDismiss, onProblem }: TaskRowProps) {
  const { id, text, sentence, noteId, noteTitle, atSeconds, dueOn, doneAt } = task;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const textId = useId();
  const { mutate } = useChangeTask(task);
  const change = (changes: TaskEdit, onSuccess = () => {}) =>
    mutate(changes, { onSuccess, onError: (error) => onProblem(taskTexts.changeFailed(describeProblem(error))) });
  const close = () => setEditing(false);
  if (isEditing) {
    return (
      <li className="px-4 py-3 sm:px-6">
        {/* It stays until what was typed is safe. */}
        <TaskForm task={task} onSave={(changes) => change(changes, close)} onClose={close} />
      </li>
    );
  }
  return (
    <li className="flex items-start gap-3 py-3 ps-4 pe-2 sm:ps-6 sm:pe-4">
      <input
        type="checkbox"
        id={taskBoxId(id)}
        aria-labelledby={textId}
        checked={doneAt !== null}
        onChange={({ target }) => change({ done: target.checked })}
        className="touch-target mt-0.5 size-5 shrink-0 accent-thread"
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <label
          htmlFor={taskBoxId(id)}
          id={textId}
          className={clsx('wrap-anywhere', doneAt !== null && 'text-soft line-through')}
        >
          {text}
        </label>
        {dueOn !== null && (
          <p
            className={clsx(
              'flex items-center gap-1.5 text-sm',
              isOverdue(task) ? 'font-semibold text-alarm' : 'text-soft',
            )}
          >
            <CalendarDays aria-hidden="true" size={16} className="shrink-0" />
            <span>{isOverdue(task) ? taskTexts.wasDue(writeDay(dueOn)) : taskTexts.dueOn(writeDay(dueOn))}</span>
          </p>
        )}
        <p className="text-sm text-soft wrap-anywhere">
          <Link
            to={`/notes/${noteId}${atSeconds === null ? '' : `?at=${atSeconds}`}`}
            className="underline underline-offset-4 hover:text-ink"
          >
            {noteTitle}
          </Link>
          : <q className="font-serif italic">{sentence}</q>
        </p>
      </div>
      <button
        ref={edit}
        type="button"
        aria-label={taskTexts.edit(text)}
        className={buttonClass('quiet', 'icon')}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden="true" size={18} />
      </button>
      <button
        type="button"
        aria-label={taskTexts.dismiss(text)}
        className={buttonClass('quiet', 'icon')}
        onClick={onDismiss}
      >
        <X aria-hidden="true" size={20} />
      </button>
    </li>
  );
}

/** A day is one where the reader is, whatever the hour. */
const writeDay = (day: string) => formatLongDate(`${day}T12:00`);

function isOverdue({ dueOn, doneAt }: Task): boolean {
  if (dueOn === null || doneAt !== null) return false;
  return new Date(`${dueOn}T23:59:59.999`).getTime() < Date.now();
}
