/** Nobody says more than about 30 letters in a second; a model that loops writes hundreds. */
const MAX_LETTERS_PER_SECOND = 35;
const EXTRA_LETTERS = 12;
const MIN_LOOP_REPEATS = 4;

/**
 * What a recogniser wrote for a segment of `seconds`, less what it hallucinated: a phrase repeated over and over is kept
 * once, and a text that could not have been spoken in the time becomes ''.
 */
export function filterHallucinations(text: string, seconds: number): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  const spoken = collapseLoops(clean.split(' '));
  return spoken.length > seconds * MAX_LETTERS_PER_SECOND + EXTRA_LETTERS || !/[\p{L}\p{N}]/u.test(spoken)
    ? ''
    : spoken;
}

/** What Whisper writes where nobody speaks, in many languages: how subtitles end that it learnt from. */
const ENDS_OF_SUBTITLES =
  /amara\.org|untertitelung des zdf|sous-titrage (st' ?501|société radio-canada)|^(thanks?( you)? for watching|vielen dank fürs zuschauen|ご視聴ありがとうございました|продолжение следует|시청해 ?주셔서 감사합니다|谢谢观看|謝謝觀看)[.!。! ]{0,5}$/i;

/** Whether a text is one that models are known to write where nobody says it. */
export function isWellKnownInvention(text: string): boolean {
  return ENDS_OF_SUBTITLES.test(text);
}

function collapseLoops(words: string[]): string {
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const loop = longestLoop(words, at);
    kept.push(...words.slice(at, at + loop.period));
    at += loop.period * loop.repeats;
  }
  return kept.join(' ');
}

/** The phrase at `at` and how often it follows itself, when that is often enough to be a loop; else the one word. */
function longestLoop(words: string[], at: number): { period: number; repeats: number } {
  for (let period = 1; period <= 8 && at + period * MIN_LOOP_REPEATS <= words.length; period += 1) {
    let repeats = 1;
    while (isSamePhrase(words, at, { other: at + period * repeats, period })) repeats += 1;
    if (repeats >= MIN_LOOP_REPEATS) return { period, repeats };
  }
  return { period: 1, repeats: 1 };
}

function isSamePhrase(words: string[], at: number, { other, period }: { other: number; period: number }): boolean {
  if (other + period > words.length) return false;
  for (let i = 0; i < period; i += 1) if (fold(words[at + i]) !== fold(words[other + i])) return false;
  return true;
}

function fold(word = ''): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
