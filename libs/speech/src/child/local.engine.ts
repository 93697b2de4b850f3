import type { Logger } from '@stitchbook/logging';
import { SpeechChildPool } from './speech-child-pool.ts';
import { isSpeechModelComplete } from '../model/speech-model-stamp.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { findLocalModels, type LocalModels } from '../local/find-local-models.ts';

/** Rejects with an `Error` that says which model is missing. */
export async function startLocalEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  const models = await findLocalModels(
    { model: settings.modelDirectory ?? settings.defaultModelDirectory, default: settings.defaultModelDirectory },
    settings.language,
  );
  const { recogniser, voiceDetectorPath } = models;
  let name = models.name;
  const pool = await SpeechChildPool.start({
    findModels: async () => {
      const checker = await findChecker(settings);
      name = [models.name, checker?.name].filter(Boolean).join('+');
      return { voiceDetectorPath, recogniser, checker: checker?.recogniser ?? null, threads: settings.threads };
    },
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds },
    logger,
  });
  const maxAudioSeconds = settings.maxAudioHours * 3_600;
  return {
    get name() {
      return name;
    },
    transcribe: (audio, options = {}) => pool.transcribe({ audio, maxAudioSeconds }, options),
    close: () => pool.close(),
  };
}

/** The second model; null until it has been fetched, and beside a model of the operator's own, which may know other languages. */
async function findChecker(settings: SpeechSettings): Promise<LocalModels | null> {
  const { checkModelDirectory: folder, modelDirectory, defaultModelDirectory } = settings;
  if (!folder || modelDirectory || !(await isSpeechModelComplete(folder, 'moonshine-base'))) return null;
  return findLocalModels({ model: folder, default: defaultModelDirectory });
}
