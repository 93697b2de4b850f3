import type { Creation } from '@stitchbook/api-types';
import { CreationActions } from './creation-actions.tsx';
import { CreationReader } from './creation-reader.tsx';

/** A creation to be read, ticked off, taken elsewhere or thrown away. */
export function CreationBody({ creation }: { creation: Creation }) {
  return (
    <>
      <CreationReader creation={creation} />
      <CreationActions creation={creation} />
    </>
  );
}
