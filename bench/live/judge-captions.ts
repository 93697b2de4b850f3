import type { ShownCaption } from './follow-captions.ts';

/** The margin of silence that a segment has before its first word and behind its last: see `VadSegmenter`. */
const LEAD_SECONDS = 0.3;
const TAIL_SECONDS = 0.1;
/** A word that moves by one or two places, because another came in before it, has stayed. */
const PLACES = 2;

export interface Judgement {
  /** For each word, from when it was said until a caption first had as many words. */
  delaysSeconds: number[];
  /** Of the words that were shown before they were final, which share is in the final text. */
  stayed: number;
  /** What is read at the end. */
  text: string;
}

/** Judges captions by the final ones: their words are taken to be said one after the other, each for as long as it has letters. */
export function judgeCaptions(shown: readonly ShownCaption[]): Judgement {
  const delaysSeconds: number[] = [];
  let provisional = 0;
  let kept = 0;
  const texts: string[] = [];
  for (const number of new Set(shown.map((caption) => caption.number))) {
    const captions = shown.filter((caption) => caption.number === number);
    const final = captions.findLast(({ isFinal }) => isFinal);
    if (!final) continue;
    texts[final.number] = final.text;
    const said = wordsOf(final.text);
    for (const [index, saidAt] of timesOf(final).entries()) {
      const first = captions.find(({ text }) => wordsOf(text).length > index);
      if (first) delaysSeconds.push(first.atSeconds - saidAt);
    }
    for (const { text, isFinal } of captions) {
      if (isFinal) continue;
      for (const [index, word] of wordsOf(text).entries()) {
        provisional += 1;
        if (said.slice(Math.max(0, index - PLACES), index + PLACES + 1).includes(word)) kept += 1;
      }
    }
  }
  return { delaysSeconds, stayed: kept / provisional, text: texts.filter((text) => text !== '').join(' ') };
}

/** When each word of a final caption had been said, in seconds of the recording. */
function timesOf({ text, startSeconds, endSeconds }: ShownCaption): number[] {
  const words = wordsOf(text);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const spoken = endSeconds - startSeconds - LEAD_SECONDS - TAIL_SECONDS;
  let said = 0;
  return words.map((word) => {
    said += word.length;
    return startSeconds + LEAD_SECONDS + (spoken * said) / letters;
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
