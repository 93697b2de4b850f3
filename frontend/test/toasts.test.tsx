import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '../src/design/toast.ts';
// Loaded before any test begins: the app loads it late, and on a busy machine that outlasts a test.
import '../src/design/toast-viewport.tsx';
import { Toaster } from '../src/design/toaster.tsx';

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The app's lazy import of the shelf settles while the clock is still the machine's. */
async function openShelf() {
  render(<Toaster />);
  await act(() => import('../src/design/toast-viewport.tsx'));
  jest.useFakeTimers();
}

/** To the right. jsdom knows no pointer events of its own that say where they are. */
function swipe(element: HTMLElement, pixels: number) {
  const touch = (type: string, clientX: number) => fireEvent(element, new MouseEvent(type, { bubbles: true, clientX }));
  touch('pointerdown', 100);
  // The first few pixels only begin it.
  touch('pointermove', 105);
  touch('pointermove', 100 + pixels);
  touch('pointerup', 100 + pixels);
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

  it.each([
    [40, 'stay'],
    [60, 'leave'],
  ])('swiped %d pixels %s', async (pixels, what) => {
    await openShelf();
    act(() => toast({ title: 'Saved' }));
    await pass(100);
    swipe(screen.getByText('Saved'), pixels);
    await pass(100);
    expect(screen.queryAllByText('Saved')).toHaveLength(what === 'stay' ? 1 : 0);
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
