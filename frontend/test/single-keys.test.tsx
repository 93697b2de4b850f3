import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { haveAccount, section } from './have-account.ts';
import { openApp } from './render-app.tsx';

async function openSheet() {
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  return { user, sheet, choice: sheet.getByRole('checkbox', { name: 'Single keys are shortcuts' }) };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

afterEach(() => jest.restoreAllMocks());

describe('shortcuts of a single key', () => {
  it('can be turned off, and are remembered as off by this device', async () => {
    const { user, choice } = await openSheet();
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(choice).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('n?/');
    await aMoment();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Record Audio' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(localStorage.getItem('stitchbook.single-key-shortcuts')).toBe('off');
  });

  it('are turned on again in every tab', async () => {
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    const { user, choice } = await openSheet();
    expect(choice).not.toBeChecked();
    localStorage.setItem('stitchbook.single-key-shortcuts', 'on');
    act(() => void window.dispatchEvent(new Event('storage')));
    await waitFor(() => expect(choice).toBeChecked());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('are off for as long as the page where the browser keeps nothing', async () => {
    const { user, choice } = await openSheet();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(choice);
    expect(choice).not.toBeChecked();
    jest.restoreAllMocks();
    await user.click(choice);
    expect(choice).toBeChecked();
  });

  it('can be turned off on the account page as well', async () => {
    haveAccount();
    const { user } = openApp('/account');
    const choice = (await section('This device')).getByRole('checkbox', { name: 'Single keys are shortcuts' });
    await user.click(choice);
    expect(choice).not.toBeChecked();
    expect(localStorage.getItem('stitchbook.single-key-shortcuts')).toBe('off');
  });
});
