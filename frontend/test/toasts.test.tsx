import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, type Undo } from '../src/design/toast.ts';
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

describe('a toast with Undo', () => {
  function undoable() {
    const undo = { onUndo: jest.fn(), onLapse: jest.fn() } satisfies Undo;
    act(() => toast({ title: 'Recording discarded.', undo }));
    return undo;
  }
  const button = () => screen.getByRole('button', { name: 'Undo' });

  it('takes back what it told when Undo is pressed, and nothing else happens', async () => {
    await openShelf();
    const { onUndo, onLapse } = undoable();
    await pass(9_900);
    act(() => button().click());
    expect(screen.queryByText('Recording discarded.')).not.toBeInTheDocument();
    await pass(20_000);
    expect(onUndo).toHaveBeenCalledTimes(1);
    expect(onLapse).not.toHaveBeenCalled();
  });

  it.each([
    ['after 10 s', () => pass(10_100)],
    ['when it is put away', async () => act(() => screen.getByRole('button', { name: 'Dismiss' }).click())],
    ['by Escape in it', async () => void fireEvent.keyDown(button(), { key: 'Escape' })],
    ['when something else can be undone', async () => void undoable()],
  ])('is final %s', async (_, wait) => {
    await openShelf();
    const { onUndo, onLapse } = undoable();
    await pass(100);
    expect(onLapse).not.toHaveBeenCalled();
    await wait();
    expect(onLapse).toHaveBeenCalledTimes(1);
    expect(onUndo).not.toHaveBeenCalled();
  });

  it.each([
    ['pointed at', 'pointerMove', 'pointerLeave'],
    ['in it with the keyboard', 'focusIn', 'focusOut'],
  ] as const)('gives all the time while somebody is %s', async (_, comes, goes) => {
    await openShelf();
    const { onLapse } = undoable();
    await pass(9_000);
    const region = screen.getByRole('region', { name: /Notifications/ });
    fireEvent[comes](region);
    await pass(60_000);
    expect(onLapse).not.toHaveBeenCalled();
    fireEvent[goes](region);
    await pass(1_100);
    expect(onLapse).toHaveBeenCalledTimes(1);
  });

  it('is reached by F8 and Tab', async () => {
    await openShelf();
    const { onUndo } = undoable();
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(document.activeElement!, { key: 'Tab' });
    expect(button()).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).click());
    expect(onUndo).toHaveBeenCalledTimes(1);
  });

  it('is read out without interrupting, with the way to Undo', async () => {
    await openShelf();
    undoable();
    await pass(100);
    const status = screen.getByRole('status');
    expect(status).toHaveAttribute('aria-live', 'polite');
    expect(status).toHaveTextContent(/Recording discarded\.You can undo this for 10 seconds, by F8 on a keyboard\./);
  });

  it('does not end with an Escape that is meant for the page', async () => {
    await openShelf();
    const { onLapse } = undoable();
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onLapse).not.toHaveBeenCalled();
    expect(button()).toBeInTheDocument();
  });

  it('comes back for its 10 s after one that came in between', async () => {
    await openShelf();
    const { onUndo, onLapse } = undoable();
    await pass(3_000);
    act(() => toast({ title: 'Saved' }));
    await pass(100);
    expect(screen.queryByText('Recording discarded.')).not.toBeInTheDocument();
    await pass(5_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await pass(9_000);
    expect(onLapse).not.toHaveBeenCalled();
    act(() => button().click());
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});
