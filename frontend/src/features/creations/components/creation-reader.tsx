import type { Creation } from '@stitchbook/api-types';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';
import { type TaskMark, useMarkTask } from '../api/mark-task.ts';
import { CreationText } from './creation-text.tsx';

interface CreationReaderProps {
  creation: Creation;
  /** How deep those of its text are. */
  headings?: 'h2' | 'h3';
}

/** The text of a creation, to be read, and ticked off by who may. */
export function CreationReader({ creation, headings = 'h3' }: CreationReaderProps) {
  const { mutate: markTask } = useMarkTask(creation);
  const mark = (task: TaskMark) =>
    markTask(task, {
      onError: (error) =>
        toast({
          title: commonTexts.error,
          description: creationTexts.taskNotKept(describeProblem(error)),
          tone: 'alarm',
        }),
    });
  return (
    <CreationText
      content={creation.content}
      cited={creation}
      headings={headings}
      {...(creation.access.mayEdit && { onMarkTask: mark })}
    />
  );
}
