import { screen } from '@testing-library/react';
import { plugInMicrophone } from './fake-microphone.ts';
import { openApp } from './render-app.tsx';

/** Opens the notes and begins to record. */
export async function startRecording() {
  const microphone = plugInMicrophone();
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await screen.findByRole('button', { name: 'Stop recording' });
  return { user, microphone };
}

/** Whether the browser would ask first. */
export function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
