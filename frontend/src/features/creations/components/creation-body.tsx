import type { Creation } from '@stitchbook/api-types';
import { spokenWords } from '@stitchbook/contracts';
import { useId, useState } from 'react';
import { CreationActions } from './creation-actions.tsx';
import { CreationReader } from './creation-reader.tsx';
import { CreationSpeech } from './creation-speech.tsx';

/** A creation to be read, listened to, ticked off, taken elsewhere or thrown away. */
export function CreationBody({ creation }: { creation: Creation }) {
  const [isListening, setListening] = useState(false);
  const speechId = useId();
  return (
    <>
      <CreationReader creation={creation} />
      {isListening && <CreationSpeech key={spokenWords(creation.content)} id={speechId} creation={creation} />}
      <CreationActions
        creation={creation}
        listening={{ isOpen: isListening, id: speechId, onToggle: () => setListening(!isListening) }}
      />
    </>
  );
}
