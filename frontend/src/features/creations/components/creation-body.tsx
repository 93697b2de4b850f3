import type { Creation } from '@stitchbook/api-types';
import { spokenWords } from '@stitchbook/contracts';
import { useId, useState } from 'react';
import { toast } from '../../../design/toast.ts';
import { describeProblem } from '../../../http/errors.ts';
import { useMarkTask } from '../api/mark-task.ts';
import { CreationActions } from './creation-actions.tsx';
import { CreationSpeech } from './creation-speech.tsx';
import { CreationText } from './creation-text.tsx';
import { commonTexts } from '../../../texts/en/common.ts';
import { creationTexts } from '../../../texts/en/creations.ts';

/** A creation to be read, listened to, ticked off, taken elsewhere or thrown away. */
export function CreationBody({ creation }: { creation: Creation }) {
  const { mutate: markTask } = useMarkTask(creation);
  const [isListening, setListening] = useState(false);
  const speechId = useId();
  return (
    <>
      <CreationText
        content={creation.content}
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
      {isListening && <CreationSpeech key={spokenWords(creation.content)} id={speechId} creation={creation} />}
      <CreationActions
        creation={creation}
        listening={{ isOpen: isListening, id: speechId, onToggle: () => setListening(!isListening) }}
      />
    </>
  );
}
