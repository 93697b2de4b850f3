import { countWordErrors } from '@stitchbook/testing';
import type { Clip } from './clips.ts';
import { percent, row } from './table.ts';
import { SYSTEMS, type Transcripts } from './transcribe-clips.ts';

/** Prints a row for each kind of noise. Returns which share of the clean words the product leaves out that its better model had right. */
export async function reportEnglish(
  english: ReadonlyMap<string, readonly Clip[]>,
  transcribe: (samples: Float32Array) => Promise<Transcripts>,
): Promise<number> {
  console.log(row(['English, words wrong', ...SYSTEMS, 'lost by caution']));
  let lostOfClean = 0;
  for (const [noise, clips] of english) {
    const errors = { tiny: 0, base: 0, product: 0 };
    let words = 0;
    let lost = 0;
    for (const clip of clips) {
      const transcripts = await transcribe(clip.samples);
      for (const system of SYSTEMS) errors[system] += countWordErrors(clip.words, transcripts[system].text).errors;
      const counted = countWordErrors(clip.words, transcripts.base.text);
      words += counted.words;
      lost += Math.max(0, counted.right - countWordErrors(clip.words, transcripts.product.text).right);
    }
    const rates = SYSTEMS.map((system) => percent(errors[system] / words));
    console.log(row([`${noise}, ${words} words`, ...rates, percent(lost / words)]));
    if (noise === 'clean') lostOfClean = lost / words;
  }
  return lostOfClean;
}
