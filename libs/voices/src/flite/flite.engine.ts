import { splitLine } from '../script/split-line.ts';
import { silenceAfterLine } from '../sound/silence.ts';
import type { Line, Sound, SpeakOptions, SpeechSynthesizer } from '../speech-synthesizer.ts';
import { VoiceError } from '../voice-error.ts';
import { FliteThread } from './flite-thread.ts';
import { isInAnotherLanguage, toSayable } from './sayable-text.ts';

/** Of those that the package has, the two that are told apart most easily: a woman and a man of the United States. */
const VOICES = ['slt', 'rms'] as const;
/**
 * Flite holds a sentence in memory, so that what has no end of a sentence costs most: 300 digits 85 MB and 3 s, whole sentences
 * 23 MB.
 */
const MAX_CHARACTERS = 300;
const SAMPLE_RATE_HZ = 16_000;
const DEADLINE_MS = 30_000;

/** The voices that come along: English, without a network, some forty times as fast as one listens. */
export class FliteEngine implements SpeechSynthesizer {
  readonly name = 'flite/2.3';

  constructor(private readonly deadlineMs = DEADLINE_MS) {}

  async *speak(lines: readonly Line[], { signal, onProgress }: SpeakOptions = {}): AsyncGenerator<Sound> {
    if (isInAnotherLanguage(lines)) throw new VoiceError('voice.other-language');
    const all = lines.reduce((sum, { text }) => sum + text.length, 0);
    let done = 0;
    const thread = new FliteThread(this.deadlineMs);
    try {
      for (const { voice, text } of lines) {
        for (const piece of splitLine(toSayable(text), MAX_CHARACTERS)) {
          signal?.throwIfAborted();
          const sound = await thread.say({ voice: VOICES[voice], text: piece }, signal);
          if (sound) yield sound;
        }
        yield silenceAfterLine(SAMPLE_RATE_HZ);
        done += text.length;
        onProgress?.(done / all);
      }
    } finally {
      await thread.end();
    }
  }
}
