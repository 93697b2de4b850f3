import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeMicrophone, plugInMicrophone } from './fake-microphone.ts';
import { openApp } from './render-app.tsx';

const DEVICES = [
  { deviceId: 'desk', label: 'Desk microphone' },
  { deviceId: 'headset', label: 'Headset' },
];

async function openPanel() {
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
  return { user, panel: within(await screen.findByRole('tabpanel', { name: 'Record Audio' })) };
}

function havePermission(state: PermissionState) {
  const permission = Object.assign(new EventTarget(), { state });
  const query = () => Promise.resolve(permission);
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  return permission;
}

const lastAsked = ({ asked }: FakeMicrophone) => asked.at(-1)?.audio;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
});

describe('what is said of the microphone', () => {
  it('is its name', async () => {
    plugInMicrophone();
    const { panel } = await openPanel();
    expect(await panel.findByText('Desk microphone')).toBeInTheDocument();
  });

  it('is that the browser asks for it', async () => {
    havePermission('prompt');
    plugInMicrophone();
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Start recording' }));
    expect(await panel.findByText('Allow the microphone in your browser')).toBeInTheDocument();
  });

  it('is that it is blocked, with the way to a file, until it is allowed', async () => {
    const permission = havePermission('denied');
    plugInMicrophone({ refuses: true });
    const { user, panel } = await openPanel();
    expect(await panel.findByText('Blocked: press the lock in the address bar')).toBeInTheDocument();
    permission.state = 'granted';
    act(() => void permission.dispatchEvent(new Event('change')));
    expect(await panel.findByText('Desk microphone')).toBeInTheDocument();
    permission.state = 'denied';
    act(() => void permission.dispatchEvent(new Event('change')));
    await user.click(await panel.findByRole('button', { name: 'Upload a file instead' }));
    expect(screen.getByRole('tab', { name: 'Upload Audio File', selected: true })).toHaveFocus();
  });

  it.each([
    ['NotAllowedError', 'Blocked: press the lock in the address bar'],
    ['NotFoundError', 'No microphone found'],
    ['NotReadableError', 'Another program is using the microphone'],
  ])(
    'is why it could not be had (%s), also where the browser tells no permission; without a toast',
    async (error, line) => {
      const microphone = plugInMicrophone();
      microphone.refuse(error);
      const { user, panel } = await openPanel();
      await user.click(panel.getByRole('button', { name: 'Start recording' }));
      expect(await panel.findByText(line)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
      microphone.refuse(null);
      await user.click(panel.getByRole('button', { name: 'Start recording' }));
      expect(await panel.findByText('Desk microphone')).toBeInTheDocument();
    },
  );

  it('is that there is none, until one is plugged in', async () => {
    const microphone = plugInMicrophone({ devices: [] });
    const { panel } = await openPanel();
    expect(await panel.findByText('No microphone found')).toBeInTheDocument();
    act(() => microphone.plugIn(DEVICES.slice(0, 1)));
    expect(await panel.findByText('Desk microphone')).toBeInTheDocument();
  });
});

describe('the choice of a microphone', () => {
  it('is offered where there are several, is used, and is remembered', async () => {
    const microphone = plugInMicrophone({ devices: DEVICES });
    const { user, panel } = await openPanel();
    const choice = await panel.findByRole('combobox', { name: 'Microphone' });
    await user.click(panel.getByRole('button', { name: 'Start recording' }));
    await panel.findByRole('button', { name: 'Stop recording' });
    expect(lastAsked(microphone)).not.toHaveProperty('deviceId');
    await user.click(panel.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(choice).not.toBeInTheDocument();

    await user.selectOptions(panel.getByRole('combobox', { name: 'Microphone' }), 'Headset');
    expect(localStorage.getItem('stitchbook.microphone')).toBe('headset');
    await user.click(panel.getByRole('button', { name: 'Start recording' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and record' }));
    expect(await panel.findByText('Headset')).toBeInTheDocument();
    expect(lastAsked(microphone)).toMatchObject({ deviceId: { ideal: 'headset' } });
  });
});

describe('the test of a microphone', () => {
  async function beginTest(microphone: FakeMicrophone) {
    const { user, panel } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Test' }));
    await panel.findByText('Waiting for the microphone');
    await waitFor(() => {
      microphone.hear(0.1);
      expect(panel.getByText('Say something: nothing is heard yet.')).toBeInTheDocument();
    });
    return { user, panel };
  }

  it('shows how loud it is, keeps nothing, and lets go of it', async () => {
    const microphone = plugInMicrophone();
    const { user, panel } = await beginTest(microphone);
    microphone.hear(0.1, 8_000);
    expect(panel.getByText('That is a good level.')).toBeInTheDocument();
    expect(panel.getByRole('meter', { name: 'Level' })).toHaveAttribute('aria-valuenow', '80');
    expect(microphone.isReleased()).toBe(false);
    await user.click(panel.getByRole('button', { name: 'End the test' }));
    expect(microphone.isReleased()).toBe(true);
    expect(panel.queryByRole('meter')).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('ends when the recording begins', async () => {
    const microphone = plugInMicrophone();
    const { user, panel } = await beginTest(microphone);
    const tested = microphone.track();
    await user.click(panel.getByRole('button', { name: 'Start recording' }));
    await panel.findByRole('button', { name: 'Stop recording' });
    expect(tested.isReleased).toBe(true);
    expect(microphone.isReleased()).toBe(false);
    expect(panel.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('says why nothing can be heard', async () => {
    const microphone = plugInMicrophone();
    const { user, panel } = await openPanel();
    microphone.refuse('NotReadableError');
    await user.click(await panel.findByRole('button', { name: 'Test' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(/program/);
    expect(panel.getByRole('button', { name: 'Test' })).toBeInTheDocument();
  });
});
