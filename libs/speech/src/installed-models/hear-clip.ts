import { readResidentMemory } from '../child/watch-memory.ts';
import { type ChildLimits, SpeechChild } from '../child/speech-child.ts';
import type { OfflineModel } from '../local/detect-offline-model.ts';
import { compareTexts, MIN_AGREEMENT } from '../segmentation/model-agreement.ts';
import type { SpeechAudio } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import { SpeechModelError } from './speech-model.error.ts';

export interface HearingOptions {
  voiceDetectorPath: string;
  limits: ChildLimits;
  clip: SpeechAudio;
  /** The words of the clip; null where nobody knows what the model should make of it. */
  says: string | null;
}

export interface Heard {
  text: string;
  memoryMb: number;
  verified: 'right-words' | 'some-words';
}

const MAX_CLIP_SECONDS = 600;
const MEGABYTE = 2 ** 20;

/**
 * Has a model transcribe a clip in a process of its own, since native code that loads an unknown file may end its process. Rejects with a
 * `SpeechModelError` that says why it is of no use.
 */
export async function hearClip(model: OfflineModel, options: HearingOptions): Promise<Heard> {
  const { voiceDetectorPath, limits, clip, says } = options;
  const models = { voiceDetectorPath, recogniser: model, checker: null, others: [], threads: 1, concurrency: 1 };
  const child = await SpeechChild.start(models, limits).catch((error: unknown) => {
    throw notLoaded(error);
  });
  try {
    const { text } = await child.transcribe({ audio: clip, maxAudioSeconds: MAX_CLIP_SECONDS, language: null }, {});
    if (text === '')
      throw new SpeechModelError('Nobody speaks in the clip, as far as the voice detector can tell. Take another one.');
    if (says !== null) refuseOtherWords(says, text);
    const memoryMb = Math.round((await readResidentMemory(child.pid ?? 0)) / MEGABYTE);
    return { text, memoryMb, verified: says === null ? 'some-words' : 'right-words' };
  } catch (error) {
    throw notHeard(error, limits);
  } finally {
    await child.close();
  }
}

/** Throws a `SpeechModelError`. */
function refuseOtherWords(says: string, text: string): void {
  const { letters, agreedLetters } = compareTexts(says, text);
  if (letters > 0 && agreedLetters / letters >= MIN_AGREEMENT) return;
  throw new SpeechModelError(`The clip says "${says}", and the model wrote "${text}": it does not hear what is said.`);
}

function notLoaded(error: unknown): SpeechModelError {
  const said = lastWordsOf(error);
  return new SpeechModelError(
    `The model cannot be loaded: its files are damaged, or they are not what their names say.${said && ` The library's last words: ${said}`}`,
    { cause: error },
  );
}

function notHeard(error: unknown, { memoryMb, stallSeconds }: ChildLimits): Error {
  if (!(error instanceof SpeechError)) return error as Error;
  const cause = { cause: error };
  if (error.code === 'engine.no-words')
    return new SpeechModelError(
      'The model hears nothing: it wrote no word for a clip in which somebody speaks.',
      cause,
    );
  if (error.code === 'engine.out-of-memory')
    return new SpeechModelError(
      `The model needs more than the ${memoryMb} MB that SPEECH_MEMORY_LIMIT_MB allows.`,
      cause,
    );
  if (error.code === 'engine.stalled')
    return new SpeechModelError(`The model made nothing of the clip in ${stallSeconds} seconds.`, cause);
  if (error.code === 'engine.stopped') {
    const said = lastWordsOf(error);
    return new SpeechModelError(
      `The model was loaded, but failed on the clip.${said && ` The library's last words: ${said}`}`,
      cause,
    );
  }
  return new SpeechModelError(`The clip could not be heard. ${error.message}`, cause);
}

/** The last line that a native library wrote before its process ended, cut to a length for a terminal; '' where it was silent. */
function lastWordsOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const lines = at.message.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > 1)
      return (
        lines.findLast((line) => /error|fail|exception|not |unsupported|invalid/i.test(line)) ??
        lines.at(-1) ??
        ''
      )
        .trim()
        .slice(0, 300);
  }
  return '';
}
