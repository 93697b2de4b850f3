import { countWordErrors } from '@stitchbook/testing';
import type { Clip, MixedClip } from './clips.ts';
import { secondsOf } from './samples.ts';
import { percent, row } from './table.ts';
import { SYSTEMS, type System, type Transcripts } from './transcribe-clips.ts';

type Transcribe = (samples: Float32Array) => Promise<Transcripts>;

/** Prints how many words each writes where nobody speaks English. Returns how many the product writes. */
export async function reportInvented(
  clips: readonly Clip[],
  transcribe: Transcribe,
  details: boolean,
): Promise<number> {
  const words = { tiny: 0, base: 0, product: 0 };
  let minutes = 0;
  for (const { name, samples } of clips) {
    const transcripts = await transcribe(samples);
    minutes += secondsOf(samples) / 60;
    for (const system of SYSTEMS) words[system] += countWords(transcripts[system].text);
    if (details && transcripts.product.text !== '') console.log(`  ${name}: ${transcripts.product.text}`);
  }
  printPerMinute(`\nnobody speaks English, ${clips.length} clips`, words, minutes);
  return words.product;
}

/** The same for foreign stretches between English ones, beside how much of the English is lost. */
export async function reportMixed(
  clips: readonly MixedClip[],
  transcribe: Transcribe,
  details: boolean,
): Promise<number> {
  const words = { tiny: 0, base: 0, product: 0 };
  let minutes = 0;
  let said = 0;
  let lost = 0;
  for (const { name, samples, words: english, foreignFromSeconds, foreignToSeconds } of clips) {
    const transcripts = await transcribe(samples);
    minutes += (foreignToSeconds - foreignFromSeconds) / 60;
    for (const system of SYSTEMS) {
      const within = transcripts[system].segments.filter(({ startSeconds, endSeconds }) => {
        const middle = (startSeconds + endSeconds) / 2;
        return middle > foreignFromSeconds && middle < foreignToSeconds;
      });
      const text = within.map((segment) => segment.text).join(' ');
      words[system] += countWords(text);
      if (details && system === 'product' && text !== '') console.log(`  ${name}: ${text}`);
    }
    const best = countWordErrors(english, transcripts.base.text);
    said += best.words;
    lost += Math.max(0, best.right - countWordErrors(english, transcripts.product.text).right);
  }
  printPerMinute(`between English, ${clips.length} clips`, words, minutes);
  console.log(`of the English around them ${percent(lost / said)} is lost by caution`);
  return words.product;
}

function printPerMinute(name: string, words: Record<System, number>, minutes: number): void {
  const perMinute = SYSTEMS.map((system) => (words[system] / minutes).toFixed(1));
  console.log(row([name, ...SYSTEMS]));
  console.log(row(['  words invented in a minute', ...perMinute]));
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
}
