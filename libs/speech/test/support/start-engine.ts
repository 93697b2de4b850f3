import { loadSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { createSpeechEngine, SpeechSettings, type SpeechEngine } from '@stitchbook/speech';
import { ensureSpeechModel } from './speech-model.ts';

export interface StartedEngine {
  engine: SpeechEngine;
  /** The processes that were started, in their order. */
  childPids: number[];
}

const started: SpeechEngine[] = [];

/** A real engine with real processes. `changes` may go below what the environment allows. */
export async function startEngine(changes: Partial<SpeechSettings> = {}): Promise<StartedEngine> {
  const settings = loadSettings(SpeechSettings, { SPEECH_DEFAULT_MODEL_DIR: await ensureSpeechModel() });
  const childPids: number[] = [];
  const logger = {
    debug: ({ childPid }: { childPid: number }) => childPids.push(childPid),
    warn: () => undefined,
  } as unknown as Logger;
  const engine = await createSpeechEngine(Object.assign(settings, changes), logger);
  started.push(engine);
  return { engine, childPids };
}

export async function closeStartedEngines(): Promise<void> {
  await Promise.all(started.splice(0).map(async (engine) => engine.close()));
}
