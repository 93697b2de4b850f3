import { act, renderHook } from '@testing-library/react';
import { useDeferredHeight } from '../src/features/notes/use-deferred-height.ts';

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

describe('a card that comes into the list', () => {
  it('is drawn at once while the list stands still', () => {
    const { result } = renderHook(() => useDeferredHeight(() => null));
    expect(result.current).toBeNull();
  });

  it('keeps its place while the list flies by, and is drawn one a frame, the newest first', async () => {
    const early = renderHook(() => useDeferredHeight(() => 250));
    const late = renderHook(() => useDeferredHeight(() => 310));
    expect([early.result.current, late.result.current]).toEqual([250, 310]);
    await nextFrame();
    expect([early.result.current, late.result.current]).toEqual([250, null]);
    await nextFrame();
    expect(early.result.current).toBeNull();
  });

  it('is not drawn when it is gone before its turn', async () => {
    const stays = renderHook(() => useDeferredHeight(() => 250));
    renderHook(() => useDeferredHeight(() => 250)).unmount();
    await nextFrame();
    expect(stays.result.current).toBeNull();
  });
});
