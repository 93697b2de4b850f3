import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteDrafts } from './crash-after.ts';
import { type FakeMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { closeTab, startRecording } from './start-recording.ts';

const LOUD = 4000;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
  await deleteDrafts();
});

const unplug = ({ track }: FakeMicrophone) => act(async () => void track().dispatchEvent(new Event('ended')));

function havePermission() {
  const permission = Object.assign(new EventTarget(), { state: 'granted' });
  const query = () => Promise.resolve(permission);
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  return permission;
}

describe('a microphone that is not heard any more', () => {
  it('is said at once, lets go of it, and goes on in the same recording when it is back', async () => {
    const received = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(2, LOUD);
    await unplug(microphone);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The microphone was unplugged. What you said before is kept: press Resume to go on.',
    );
    expect(microphone.isReleased()).toBe(true);
    expect(screen.getByRole('timer')).toHaveTextContent('00:02');

    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    microphone.hear(1, LOUD);
    expect(screen.getByRole('timer')).toHaveTextContent('00:03');
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads[0]?.receivedBytes).toBe(3 * 16_000 * 2);
  });

  it.each([
    ['NotAllowedError', 'The browser does not allow the microphone: press the lock in the address bar.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program is using the microphone.'],
  ])('stays interrupted when it cannot be had again (%s), and loses nothing', async (error, sentence) => {
    const { user, microphone } = await startRecording();
    microphone.hear(2, LOUD);
    await unplug(microphone);
    microphone.refuse(error);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toHaveTextContent(sentence));
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    expect(await screen.findByRole('group', { name: 'Audio of New Voice Note' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('00:02');
  });

  it.each([
    [
      'its permission is taken away',
      'The browser does not allow the microphone',
      ({ permission }: Happening) => {
        permission.state = 'denied';
        permission.dispatchEvent(new Event('change'));
      },
    ],
    [
      'it is not among the devices any more',
      'The microphone was unplugged',
      ({ microphone }: Happening) => microphone.plugIn([]),
    ],
    [
      'it stays muted',
      'The microphone was muted',
      ({ microphone }: Happening) => {
        microphone.track().muted = true;
        microphone.track().dispatchEvent(new Event('mute'));
      },
    ],
    [
      'a call takes the sound',
      'needed its sound for something else',
      ({ microphone }: Happening) => {
        microphone.context().state = 'interrupted';
        microphone.context().dispatchEvent(new Event('statechange'));
      },
    ],
    [
      'the device sleeps',
      'this device may have slept',
      ({ microphone }: Happening) => {
        microphone.context().behindSeconds = 3600;
      },
    ],
  ] as const)('is said when %s', async (_, sentence, happen) => {
    const permission = havePermission();
    const { microphone } = await startRecording();
    microphone.hear(1, LOUD);
    await act(async () => happen({ microphone, permission }));
    await waitFor(() => expect(screen.queryByRole('alert')).toHaveTextContent(sentence));
    expect(microphone.isReleased()).toBe(true);
    expect(screen.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
  });

  it('is no matter when it is muted for a moment only', async () => {
    const { microphone } = await startRecording();
    microphone.track().muted = true;
    microphone.track().dispatchEvent(new Event('mute'));
    microphone.track().muted = false;
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    expect(microphone.isReleased()).toBe(false);
  });

  it('can be stopped, and is not forgotten, while the browser asks for it again', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2, LOUD);
    await unplug(microphone);
    const answer = microphone.ask();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(closeTab()).toBe(true);
    expect(document.title).toMatch(/^● 0:02/);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await screen.findByRole('region', { name: 'Recording' }));
    expect(dock.getByRole('status')).toHaveTextContent('Asking for the microphone…');
    await user.click(dock.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
    expect(await screen.findByRole('group', { name: 'Audio of New Voice Note' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('00:02');
    await act(async () => answer());
    await waitFor(() => expect(microphone.isReleased()).toBe(true));
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeInTheDocument();
  });

  it('is said on every other screen too, with Resume', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1, LOUD);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await screen.findByRole('region', { name: 'Recording' }));
    await unplug(microphone);
    expect(dock.getByRole('alert')).toHaveTextContent('The microphone was unplugged.');
    await user.click(dock.getByRole('button', { name: 'Resume' }));
    expect(await dock.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });
});

it('warns after ten seconds of silence, until something is heard', async () => {
  const { microphone } = await startRecording();
  microphone.hear(9);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  microphone.hear(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been heard for ten seconds.');
  microphone.hear(0.1, LOUD);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

it('keeps the screen on while it records, and again when the tab comes back', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = () => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { user } = await startRecording();
  await waitFor(() => expect(locks).toHaveLength(1));
  // The browser lets go of it in a hidden tab.
  await act(() => locks[0]?.release());
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(locks).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(locks[1]?.released).toBe(true));
  Reflect.deleteProperty(navigator, 'wakeLock');
});

interface Happening {
  microphone: FakeMicrophone;
  permission: ReturnType<typeof havePermission>;
}
