import type { Creation } from '@stitchbook/api-types';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecorderContext } from '../../features/recording/recorder/recorder-context.tsx';
import { isTyping } from '../../keyboard/key-events.ts';

/** Leads to what was just made, among the creations; not away from a recording, nor from what is being typed. */
export function useShowCreation(): (creation: Creation) => void {
  const navigate = useNavigate();
  const { recorder } = useRecorderContext();
  return useCallback(
    ({ id }) => {
      const isRecording = recorder !== null && recorder.snapshot().state !== 'idle';
      if (!isRecording && !isTyping()) void navigate('/creations', { state: { freshCreationId: id } });
    },
    [navigate, recorder],
  );
}

/** The creation that the way here was about. */
export function freshCreationIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('freshCreationId' in state)) return null;
  return typeof state.freshCreationId === 'number' ? state.freshCreationId : null;
}
