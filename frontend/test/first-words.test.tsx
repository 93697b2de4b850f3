import { screen, waitFor, within } from '@testing-library/react';
import { deleteDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

describe('a recording that is saved', () => {
  it('shows its first words on its card while the rest is written down, without announcing them', async () => {
    hearAudio({ state: 'running', doneSeconds: 1, firstWords: 'He might even' });
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const card = within(await screen.findByRole('article', { name: 'New Voice Note', busy: true }));
    const words = await card.findByRole('log', { name: 'The first words' });
    expect(words).toHaveTextContent(/^He might even$/);
    expect(words).toHaveAttribute('aria-live', 'off');
    expect(card.getByRole('status')).not.toContainElement(words);
    hearAudio({ state: 'running', doneSeconds: 2, firstWords: 'He might even have been made' });
    expect(await card.findByText('He might even have been made')).toBeInTheDocument();
    hearAudio();
    await waitFor(() => expect(screen.queryByRole('article', { busy: true })).not.toBeInTheDocument());
    expect(screen.queryByRole('log', { name: 'The first words' })).not.toBeInTheDocument();
  });
});
