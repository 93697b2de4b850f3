import type { Logger } from '@stitchbook/logging';
import { SpeechChildren } from '../child/speech-children.ts';
import type { SpeechAudio, SpeechEngine, SpeechResult, TranscribeOptions } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { findLocalModels } from './find-local-models.ts';

/** Rejects with an `Error` that says which model is missing. */
export async function startLocalEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  const { name, recogniser, voiceDetectorPath } = await findLocalModels(
    { model: settings.modelDirectory ?? settings.defaultModelDirectory, default: settings.defaultModelDirectory },
    settings.language,
  );
  const children = await SpeechChildren.start({
    equipment: { voiceDetectorPath, recogniser, threads: settings.threads },
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds },
    logger,
  });
  return new LocalEngine(name, children, settings.maxAudioHours * 3_600);
}

class LocalEngine implements SpeechEngine {
  constructor(
    readonly name: string,
    private readonly children: SpeechChildren,
    private readonly maxAudioSeconds: number,
  ) {}

  async transcribe(audio: SpeechAudio, options: TranscribeOptions = {}): Promise<SpeechResult> {
    return this.children.hear({ audio, maxAudioSeconds: this.maxAudioSeconds }, options);
  }

  async close(): Promise<void> {
    await this.children.close();
  }
}
