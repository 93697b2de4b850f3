import type { Phrases } from './phrases.ts';
import type { NoteSentence } from './segment-note.ts';
import { findTimeMarker } from './time-markers.ts';

export interface Scene {
  /** The time words that it begins with; null where it begins without any. */
  when: string | null;
  sentences: NoteSentence[];
}

interface Stretch {
  rank: number;
  scenes: Scene[];
}

/** The speaker comes back from where they have been in time. */
const BACK_TO_NOW = /^(?:anyway|now|right now|today)(?!\p{L})/iu;
const NOW = 4;

/**
 * The sentences in scenes, and these in the order of the time that their words tell: what was yesterday before this morning,
 * though it was said after it. What tells no time, or only goes on ("on Friday", "this morning he left"), stays behind what it
 * was said after.
 */
export function orderScenes(sentences: readonly NoteSentence[], phrases: Phrases | null): Scene[] {
  const stretches: Stretch[] = [{ rank: Number.NEGATIVE_INFINITY, scenes: [] }];
  for (const sentence of sentences) {
    const marker = findTimeMarker(sentence.text, phrases);
    const scenes = stretches.at(-1)?.scenes ?? [];
    const scene = { when: marker?.words ?? null, sentences: [sentence] };
    const rank = marker
      ? marker.rank
      : stretches.length > 1 && phrases === null && BACK_TO_NOW.test(sentence.text)
        ? NOW
        : null;
    if (rank !== null) stretches.push({ rank, scenes: [scene] });
    else if (marker || scenes.length === 0) scenes.push(scene);
    else scenes.at(-1)?.sentences.push(sentence);
  }
  return stretches.sort((one, other) => one.rank - other.rank).flatMap(({ scenes }) => scenes);
}
