import type { Creation } from '@stitchbook/contracts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveQuestion } from '../../navigation/leave-question.ts';

/** Leads to what was just made, among the creations; not away from a recording. */
export function useShowCreation(): (creation: Creation) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id }) => {
      if (!leaveQuestion()) void navigate('/creations', { state: { freshCreationId: id } });
    },
    [navigate],
  );
}

/** The creation that the way here was about. */
export function freshCreationIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('freshCreationId' in state)) return null;
  return typeof state.freshCreationId === 'number' ? state.freshCreationId : null;
}
