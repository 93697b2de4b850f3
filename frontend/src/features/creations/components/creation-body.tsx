import type { Creation } from '@stitchbook/api-types';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useMarkTask } from '../api/mark-task.ts';
import { CreationActions } from './creation-actions.tsx';
import { CreationText } from './creation-text.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';

/** A creation to be read, ticked off, taken elsewhere or thrown away. */
export function CreationBody({ creation }: { creation: Creation }) {
  const { mutate: markTask } = useMarkTask(creation);
  return (
    <>
      <CreationText
        content={creation.content}
        cited={creation}
        onMarkTask={(mark) =>
          markTask(mark, {
            onError: (error) =>
              toast({
                title: commonTexts.error,
                description: creationTexts.taskNotKept(describeProblem(error)),
                tone: 'alarm',
              }),
          })
        }
      />
      <CreationActions creation={creation} />
    </>
  );
}
