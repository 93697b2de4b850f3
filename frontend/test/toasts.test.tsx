import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toast } from '../src/design/toast.ts';
import { Toaster } from '../src/design/toaster.tsx';

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The shelf is fetched before the clock is ours. */
async function openShelf() {
  await import('../src/design/toast-shelf.tsx');
  jest.useFakeTimers();
  render(<Toaster />);
}

afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('are shown one at a time: the newest takes the place of the one before', async () => {
    await openShelf();
    act(() => toast({ title: 'The first' }));
    await pass(100);
    expect(screen.getByText('The first')).toBeInTheDocument();
    act(() => toast({ title: 'The second' }));
    await pass(100);
    expect(screen.getByText('The second')).toBeInTheDocument();
    expect(screen.queryByText('The first')).not.toBeInTheDocument();
  });

  it('leave by themselves after 5,000 ms', async () => {
    await openShelf();
    act(() => toast({ title: 'Saved' }));
    await pass(4900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('are put away by hand', async () => {
    await openShelf();
    act(() => toast({ title: 'Saved' }));
    await pass(100);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    await pass(100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
