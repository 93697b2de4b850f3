import type { Creation, CreationSpeech } from '@stitchbook/api-types';
import { spokenWords } from '@stitchbook/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Unreachable } from '../../../http/errors.ts';
import { importWithRetry } from '../../../recovery/lazy-with-retry.tsx';

/** Asked anew whenever it is opened: what was read before is gone once other words were read, and with a note that came back. */
export function useSpeech({ id, content }: Creation) {
  const [fraction, setFraction] = useState(0);
  const answer = useQuery<CreationSpeech>({
    queryKey: ['creation-speech', id, spokenWords(content)],
    queryFn: async ({ signal }) => {
      setFraction(0);
      // Fetched when it is first asked for: it would be of no use without a network.
      const { speakCreation } = await importWithRetry(() => import('./speak-creation.ts')).catch(() => {
        throw new Unreachable();
      });
      return speakCreation(id, setFraction, signal);
    },
    refetchOnMount: 'always',
  });
  return { ...answer, fraction };
}
