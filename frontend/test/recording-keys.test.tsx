import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteDrafts } from './crash-after.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { openApp } from './render-app.tsx';
import { startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

const stop = () => screen.findByRole('button', { name: 'Stop recording' });

/** Whether the browser would save its page. */
function pressSave(init: KeyboardEventInit = { ctrlKey: true }): boolean {
  const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true, ...init });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return !event.defaultPrevented;
}

describe('while something is recorded', () => {
  it('Space pauses and goes on, and Enter stops, from where Start was pressed', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    expect(await stop()).toHaveFocus();
    await user.keyboard(' ');
    expect(microphone.commands()).toEqual(['pause']);
    await user.keyboard(' ');
    expect(microphone.commands()).toEqual(['pause', 'resume']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'Audio of New Voice Note' })).toBeInTheDocument();
  });

  it('the same keys work on another screen', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await screen.findByRole('region', { name: 'Recording' }));
    await user.keyboard(' ');
    expect(dock.getByRole('status')).toHaveTextContent('Paused');
    screen.getByRole('main').focus();
    await user.keyboard('{Enter}');
    expect(await dock.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('they are letters in a text, do nothing in a dialog, and can be turned off', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    const title = within(screen.getByRole('tabpanel', { name: 'Record Audio' })).getByLabelText('Title');
    await user.type(title, ' two words');
    expect(title).toHaveValue('New Voice Note two words');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog');
    screen.getByRole('alertdialog').focus();
    await user.keyboard(' ');
    expect(pressSave()).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    screen.getByRole('main').focus();
    await user.keyboard(' {Enter}');
    expect(microphone.commands()).toEqual([]);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Ctrl+S', { ctrlKey: true }],
    ['⌘S', { metaKey: true }],
  ])('%s stops and saves, single keys or not, and never saves the page', async (_, init) => {
    hearAudio();
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await screen.findByRole('region', { name: 'Recording' }));
    dock.getByRole('button', { name: 'Pause' }).focus();
    expect(pressSave(init)).toBe(false);
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(pressSave(init)).toBe(true);
  });

  it('Ctrl+S saves what was stopped', async () => {
    hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Audio of New Voice Note' });
    expect(pressSave()).toBe(false);
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
  });
});

describe('Shift+N', () => {
  it.each(['/notes', '/insights'])(
    'opens the recorder already recording from %s, and not again later',
    async (from) => {
      const microphone = plugInMicrophone();
      const { user } = openApp(from);
      await screen.findByRole('link', { name: 'Notes' });
      await user.keyboard('{Shift>}N{/Shift}');
      await stop();
      microphone.hear(1);
      expect(window.history.state).not.toMatchObject({ usr: { startsRecording: true } });
      await user.keyboard('{Shift>}N{/Shift}');
      expect(screen.getByRole('timer')).toHaveTextContent('00:01');
      expect(microphone.asked).toHaveLength(1);
    },
  );

  it('does not record over what is not saved yet', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await user.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Audio of New Voice Note' });
    await user.keyboard('{Shift>}N{/Shift}');
    expect(screen.getByRole('group', { name: 'Audio of New Voice Note' })).toBeInTheDocument();
    expect(microphone.asked).toHaveLength(1);
  });
});
