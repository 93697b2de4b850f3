import type { Task } from '@stitchbook/api-types';
import { TASK_FORMATS } from '@stitchbook/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { buttonClass } from '../../../design/button-class.ts';
import { cardClass } from '../../../design/card-class.ts';
import { LoadFailure } from '../../../design/load-failure.tsx';
import { LooseThread } from '../../../design/loose-thread.tsx';
import { SettingChoice } from '../../../design/setting-choice.tsx';
import { SkeletonLine } from '../../../design/skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { taskTexts } from '../../../texts/en/tasks.ts';
import { useDismissTask, useRestoreTask, useTasks } from '../api/tasks.ts';
import { focusTask } from '../focus-task.ts';
import { TaskRow } from './task-row.tsx';

interface TaskListProps {
  isDone: boolean;
  onChange: (isDone: boolean) => void;
}

/** What is to be done by the reader's own notes, or what is done of it. */
export function TaskList({ isDone, onChange }: TaskListProps) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SettingChoice
          isCompact
          label={taskTexts.show}
          options={[
            { value: 'open', label: taskTexts.open },
            { value: 'done', label: taskTexts.done },
          ]}
          value={isDone ? 'done' : 'open'}
          onChange={(which) => onChange(which === 'done')}
        />
        <div role="group" aria-label={taskTexts.export} className="flex flex-wrap gap-2">
          {TASK_FORMATS.map((format) => (
            <a
              key={format}
              href={`/api/tasks/export?format=${format}`}
              download
              className={buttonClass('paper', 'small')}
            >
              <Download aria-hidden="true" size={16} />
              {taskTexts.formats[format]}
            </a>
          ))}
        </div>
      </div>
      <FoundTasks isDone={isDone} />
    </>
  );
}

function FoundTasks({ isDone }: Pick<TaskListProps, 'isDone'>) {
  const answer = useTasks(isDone);
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  if (isPending) {
    return (
      <div role="status" aria-label={taskTexts.loading} className={`${cardClass} grid grid-cols-1 gap-5 p-6`}>
        <SkeletonLine className="h-6 w-64 max-w-full" />
        <SkeletonLine className="h-6 w-48" />
        <SkeletonLine className="h-6 w-56" />
      </div>
    );
  }
  if (isError && !data)
    return <LoadFailure sentence={taskTexts.notLoaded} error={error} onRetry={() => void refetch()} />;
  const tasks = data.pages.flatMap((page) => page.tasks);
  if (tasks.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 py-16 text-center">
        <LooseThread className="w-48" />
        <h2 className="text-xl">{isDone ? taskTexts.noneDone : taskTexts.none}</h2>
        <p className="max-w-md text-soft">{isDone ? taskTexts.howDone : taskTexts.whereFrom}</p>
      </div>
    );
  }
  return (
    <>
      <Rows tasks={tasks} />
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? commonTexts.loading : taskTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Rows({ tasks }: { tasks: readonly Task[] }) {
  const { mutateAsync: dismiss } = useDismissTask();
  const { mutateAsync: restore } = useRestoreTask();
  const undo = async (id: number) => {
    try {
      await restore(id);
      focusTask(id);
    } catch (error) {
      explain(taskTexts.restoreFailed(describeProblem(error)));
    }
  };
  const remove = async ({ id }: Task, index: number) => {
    const neighbour = tasks[index + 1] ?? tasks[index - 1];
    try {
      await dismiss(id);
    } catch (error) {
      explain(taskTexts.dismissFailed(describeProblem(error)));
      return;
    }
    if (neighbour) focusTask(neighbour.id);
    toast({ title: taskTexts.dismissed, undo: { onUndo: () => void undo(id) } });
  };
  return (
    <ul aria-label={taskTexts.title} className={`${cardClass} divide-y divide-rule`}>
      {tasks.map((task, index) => (
        <TaskRow key={task.id} task={task} onDismiss={() => void remove(task, index)} onProblem={explain} />
      ))}
    </ul>
  );
}

function explain(description: string): void {
  toast({ title: commonTexts.error, description, tone: 'alarm' });
}
