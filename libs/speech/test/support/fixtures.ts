import { fileURLToPath } from 'node:url';
import type { SpeechAudio } from '@stitchbook/speech';

const DASHWOOD =
  'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.';

export const FIXTURES: readonly (SpeechAudio & { name: string; words: string })[] = [
  { name: 'dashwood.wav', words: DASHWOOD },
  { name: 'dashwood.mp3', words: DASHWOOD },
  { name: 'dashwood.m4a', words: DASHWOOD },
  { name: 'amiable.wav', words: 'He might even have been made amiable himself.' },
].map((fixture) => ({ ...fixture, ...fixtureAudio(fixture.name) }));

export function fixtureAudio(name: string): SpeechAudio {
  const path = fileURLToPath(new URL(`../../../testing/fixtures/audio/${name}`, import.meta.url));
  return { path, format: name.slice(-3) as SpeechAudio['format'] };
}
