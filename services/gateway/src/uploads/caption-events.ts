import type { MessageEvent } from '@nestjs/common';
import type { Caption } from '@stitchbook/database';
import type { CaptionedUpload } from './caption.repository.ts';

/** `unavailable`: there are none, and there will be none. */
export type CaptionStreamState = 'waiting' | 'live' | 'behind' | 'done' | 'failed' | 'unavailable';

export function stateOf({ wantsCaptions, captionState, transcribedAt }: CaptionedUpload): CaptionStreamState {
  if (captionState) return captionState;
  // Once its pieces are gone nobody begins to caption it.
  return wantsCaptions && !transcribedAt ? 'waiting' : 'unavailable';
}

/** After these nothing comes. */
export function isFinalState(state: CaptionStreamState): boolean {
  return state !== 'waiting' && state !== 'live';
}

export function captionEvent({ number, text, startSeconds, endSeconds, isFinal, revision }: Caption): MessageEvent {
  return { type: 'caption', id: String(revision), data: { number, text, startSeconds, endSeconds, isFinal } };
}

/** @param revision the last that was told: an event without an id of its own would be given one that means nothing here */
export function stateEvent(state: CaptionStreamState, revision: number): MessageEvent {
  return { type: 'state', id: String(revision), data: { state } };
}
