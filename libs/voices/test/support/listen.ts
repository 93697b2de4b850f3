import { type Line, type Sound, type SpeakOptions, type SpeechSynthesizer, encodeMp3 } from '../../src/index.ts';

export const lines = (...texts: string[]): Line[] => texts.map((text) => ({ voice: 0, text }));

/** Everything that is said, as one sound. */
export async function hear(
  synthesizer: SpeechSynthesizer,
  said: readonly Line[],
  options?: SpeakOptions,
): Promise<Sound & { seconds: number; loudness: number }> {
  const parts: Sound[] = [];
  for await (const sound of synthesizer.speak(said, options)) parts.push(sound);
  const samples = Float32Array.from(parts.flatMap((part) => [...part.samples]));
  const sampleRateHz = parts[0]?.sampleRateHz ?? 0;
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0);
  return {
    samples,
    sampleRateHz,
    seconds: samples.length / sampleRateHz,
    loudness: Math.sqrt(square / samples.length),
  };
}

export async function toMp3(synthesizer: SpeechSynthesizer, said: readonly Line[]) {
  const length = { seconds: 0 };
  const chunks: Buffer[] = [];
  for await (const chunk of encodeMp3(synthesizer.speak(said), length)) chunks.push(chunk);
  return { mp3: Buffer.concat(chunks), seconds: length.seconds };
}

/** How often a sound crosses its middle in a second: higher voices more often. */
export function crossingsPerSecond({ samples, sampleRateHz }: Sound): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i += 1)
    if (Math.sign(samples[i] ?? 0) !== Math.sign(samples[i - 1] ?? 0)) crossings += 1;
  return (crossings * sampleRateHz) / samples.length;
}

export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
