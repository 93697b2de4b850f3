import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyWithRetry } from '../src/recovery/lazy-with-retry.tsx';

const Field = () => <input aria-label="Words" />;
/** A part, and how the network brings it. */
function partOnItsWay() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<{ default: typeof Field }>((resolve) => {
    arrive = () => resolve({ default: Field });
  });
  return { Part: lazyWithRetry(() => arrived), arrive };
}

describe('a part of the app that is fetched later', () => {
  it('is there at once when it was loaded before it is drawn', async () => {
    const { Part, arrive } = partOnItsWay();
    arrive();
    await Part.load();
    render(
      <Suspense fallback="on its way">
        <Part />
      </Suspense>,
    );
    expect(screen.queryByText('on its way')).toBeNull();
    expect(screen.getByLabelText('Words')).toBeInTheDocument();
  });

  it('keeps what is typed into it when it is loaded once more', async () => {
    const { Part, arrive } = partOnItsWay();
    const part = (
      <Suspense fallback="on its way">
        <Part />
      </Suspense>
    );
    const { rerender } = render(part);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    await act(async () => arrive());
    await userEvent.type(await screen.findByLabelText('Words'), 'Call Marta');
    await Part.load();
    rerender(part);
    expect(screen.getByLabelText('Words')).toHaveValue('Call Marta');
  });
});
