import { type ComparedSegment, isAgreed } from './model-agreement.ts';

/** About as much as somebody reads while ten minutes are transcribed. */
const MAX_CHARACTERS = 1_000;

/** What a transcript begins with, while the rest of it is recognised: only words that are in the whole one too. */
export class FirstWords {
  text = '';
  private isFull = false;
  /** How many segments have been decided on. */
  private decided = 0;

  /** Takes what has become certain of all segments so far; `isChecked` where two models have to agree. */
  update(segments: readonly ComparedSegment[], { isChecked }: { isChecked: boolean }): void {
    for (; !this.isFull && this.decided < segments.length; this.decided += 1) {
      const isKept = !isChecked || isAgreed(segments, this.decided, { hasEnded: false });
      if (isKept === null) return;
      if (isKept) this.add(segments[this.decided]?.segment.text ?? '');
    }
  }

  /** Whole words only, and an ellipsis once some are left out. */
  add(words: string): void {
    if (this.isFull) return;
    const text = `${this.text} ${words}`.trim();
    this.isFull = text.length > MAX_CHARACTERS;
    this.text = this.isFull ? `${beginningOf(text, MAX_CHARACTERS - 1)}…` : text;
  }
}

/** Up to the last word that ends within so many characters; where words are not parted, up to the last whole character. */
function beginningOf(text: string, characters: number): string {
  const end = text.lastIndexOf(' ', characters);
  return end > 0 ? text.slice(0, end) : text.slice(0, characters).replace(/[\uD800-\uDBFF]$/u, '');
}
