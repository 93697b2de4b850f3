import { screen, waitFor, within } from '@testing-library/react';
import { chooseMicrophone, chosenMicrophone } from '../src/features/recording/capture/chosen-microphone.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';

const DEVICES = [
  { deviceId: 'desk', label: 'Desk microphone' },
  { deviceId: 'headset', label: 'Headset' },
];

async function openMicrophone() {
  haveAccount();
  const { user } = openApp('/account');
  await section('This device');
  return { user, microphone: within(await screen.findByRole('group', { name: 'Microphone' })) };
}

afterEach(() => chooseMicrophone(''));

describe('the microphone of this device', () => {
  it('is chosen on the account page, and kept on the device', async () => {
    plugInMicrophone({ devices: DEVICES });
    const { user, microphone } = await openMicrophone();
    const choice = await microphone.findByRole('combobox', { name: 'Microphone' });
    expect(choice).toHaveDisplayValue('As this device chooses');
    await user.selectOptions(choice, 'Headset');
    expect(chosenMicrophone()).toBe('headset');
    expect(choice).toHaveDisplayValue('Headset');
  });

  it('is tested there as it was chosen, and let go of', async () => {
    const fake = plugInMicrophone({ devices: DEVICES });
    const { user, microphone } = await openMicrophone();
    await user.selectOptions(await microphone.findByRole('combobox', { name: 'Microphone' }), 'Headset');
    await user.click(microphone.getByRole('button', { name: 'Test' }));
    await waitFor(() => {
      fake.hear(0.1, 8_000);
      expect(microphone.getByText('That is a good level.')).toBeInTheDocument();
    });
    expect(fake.asked.at(-1)?.audio).toMatchObject({ deviceId: { ideal: 'headset' } });
    await user.click(microphone.getByRole('button', { name: 'End the test' }));
    expect(fake.isReleased()).toBe(true);
  });

  it('has no name before the browser was asked, which the test does', async () => {
    const fake = plugInMicrophone({ devices: [{ deviceId: '', label: '' }] });
    const { user, microphone } = await openMicrophone();
    expect(await microphone.findByText(/^Test it, and the browser asks for it/)).toBeInTheDocument();
    expect(microphone.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(microphone.getByRole('button', { name: 'Test' }));
    fake.plugIn(DEVICES);
    await waitFor(() => {
      fake.hear(0.1);
      expect(microphone.getByRole('combobox', { name: 'Microphone' })).toBeInTheDocument();
    });
  });

  it('is said to be missing where there is none', async () => {
    plugInMicrophone({ devices: [] });
    const { microphone } = await openMicrophone();
    expect(await microphone.findByText('No microphone found')).toBeInTheDocument();
    expect(microphone.queryByRole('button', { name: 'Test' })).not.toBeInTheDocument();
  });
});
