import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { countWordErrors } from '@stitchbook/testing';
import { createSpeechSynthesizer, encodeMp3, readScript, VoiceSettings } from '@stitchbook/voices';
import { closeStartedEngines, startEngine } from './support/start-engine.ts';

jest.setTimeout(120_000);

const SCRIPT = `# The boat

**Host:** Welcome. What is on your mind?

**Guest:** On Monday I met my sister at the harbour, and we talked about the old boat.

**Host:** And then? Thank you for listening.`;
const WORDS =
  'The boat. Welcome. What is on your mind? On Monday I met my sister at the harbour, and we talked about the old boat. And then? Thank you for listening.';

describe('a podcast script that is read aloud by the voices that come along', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stitchbook-read-aloud-'));
  });
  afterAll(async () => {
    await closeStartedEngines();
    await rm(folder, { recursive: true });
  });

  it('is understood by the speech engine, word by word', async () => {
    const voices = createSpeechSynthesizer(Object.assign(new VoiceSettings(), { voices: 'a,b' }));
    const chunks: Buffer[] = [];
    for await (const chunk of encodeMp3(voices.speak(readScript(SCRIPT, { isDialogue: true })), { seconds: 0 }))
      chunks.push(chunk);
    const path = join(folder, 'speech.mp3');
    await writeFile(path, Buffer.concat(chunks));
    const { engine } = await startEngine();
    const { text } = await engine.transcribe({ path, format: 'mp3' });
    const { errors, words } = countWordErrors(WORDS, text);
    process.stdout.write(`read aloud and transcribed again: ${errors} of ${words} words are wrong: ${text}\n`);
    expect(errors / words).toBeLessThanOrEqual(0.2);
  });
});
