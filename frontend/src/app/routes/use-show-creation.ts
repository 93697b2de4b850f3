import type { Creation } from '@stitchbook/api-types';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { creationElementId } from '../../features/creations/creation-element-id.ts';

/** Leads to what was just made: on the page where it stands, or else among the creations. */
export function useShowCreation(): (creation: Creation) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id }) => {
      const here = document.getElementById(creationElementId(id));
      if (here) here.focus();
      else void navigate('/creations', { state: { freshCreationId: id } });
    },
    [navigate],
  );
}

/** The creation that the way here was about. */
export function freshCreationIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('freshCreationId' in state)) return null;
  return typeof state.freshCreationId === 'number' ? state.freshCreationId : null;
}
