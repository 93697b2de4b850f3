import { act, render, screen } from '@testing-library/react';
import { BottomDock } from '../src/design/bottom-dock.tsx';

const StubbedObserver = globalThis.ResizeObserver;
let resizeTo: (height: number) => void;

beforeEach(() => {
  globalThis.ResizeObserver = class extends StubbedObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      resizeTo = (blockSize) => {
        const entry = { borderBoxSize: [{ blockSize, inlineSize: 390 }] } as unknown as ResizeObserverEntry;
        act(() => callback([entry], this));
      };
    }
  };
});

afterEach(() => {
  globalThis.ResizeObserver = StubbedObserver;
});

const dockHeight = () => document.documentElement.style.getPropertyValue('--dock-height');

describe('the bars at the foot of the window', () => {
  it('tell what floats above them how high they are', () => {
    const { unmount } = render(
      <BottomDock>
        <p>Player</p>
        <p>Recorder</p>
      </BottomDock>,
    );
    expect(screen.getByText('Player').compareDocumentPosition(screen.getByText('Recorder'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    resizeTo(112);
    expect(dockHeight()).toBe('112px');
    resizeTo(0);
    expect(dockHeight()).toBe('0px');
    unmount();
    expect(dockHeight()).toBe('');
  });
});
