import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import type { Logger } from '@stitchbook/logging';
import { type PoolOptions, SpeechChildPool } from './speech-child-pool.ts';
import { findAddedModels } from '../local/find-added-models.ts';
import { languagesOfModel } from '../local/languages-of-model.ts';
import { withLanguage } from '../local/other-recognisers.ts';
import { readManifest } from '../local/model-manifest.ts';
import { isSpeechModelComplete } from '../model/speech-model-stamp.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { findLocalModels, type LocalModels } from '../local/find-local-models.ts';

/** The gateway's requests take priority over transcription, and words that somebody reads while they speak over whole recordings. */
export const NICENESS = 5;
const LIVE_NICENESS = 2;
/** Whoever records once records again soon; loading the models takes about a second. Nobody there costs no memory for them. */
export const IDLE_MS = 2 * 60_000;
/** Each takes up to 120 MB more. */
const MAX_DEFAULT_CONCURRENCY = 4;

/** Rejects with an `Error` that says which model is missing. */
export async function startLocalEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  const models = await findLocalModels(
    { model: settings.modelDirectory ?? settings.defaultModelDirectory, default: settings.defaultModelDirectory },
    settings.language,
  );
  const { recogniser, voiceDetectorPath } = models;
  const concurrency = settings.concurrency ?? Math.min(availableParallelism(), MAX_DEFAULT_CONCURRENCY);
  /** Of a model of the operator's own, which is told what somebody speaks. */
  const own = settings.modelDirectory === undefined ? [] : await languagesOf(settings, recogniser.family);
  let name = models.name;
  const options: PoolOptions = {
    findModels: async (language) => {
      const checker = await findChecker(settings);
      name = [models.name, checker?.name].filter(Boolean).join('+');
      const { threads } = settings;
      const others = checker ? await findAddedModels(settings) : [];
      const isOwn = language !== null && own.includes(language);
      return {
        voiceDetectorPath,
        recogniser: isOwn ? withLanguage(recogniser, language) : recogniser,
        checker: checker?.recogniser ?? null,
        others,
        threads,
        concurrency,
      };
    },
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds, niceness: NICENESS },
    logger,
    idleMs: IDLE_MS,
  };
  // Children of their own: whole recordings under way do not hold up the captions of one that is being made.
  const liveLimits = { ...options.limits, niceness: LIVE_NICENESS };
  const livePool = new SpeechChildPool({ ...options, limits: liveLimits });
  // What is being said is transcribed as a whole once it ends.
  const pool = await SpeechChildPool.start({ ...options, expectsWork: () => livePool.size > 0 });
  const maxAudioSeconds = settings.maxAudioHours * 3_600;
  const spoken = settings.language ?? null;
  return {
    get name() {
      return name;
    },
    supersedes: async () => ((await findChecker(settings)) ? models.name : null),
    languages: () => languagesOf(settings, recogniser.family),
    transcribe: (audio, { language, ...handlers } = {}) =>
      pool.transcribe({ audio, maxAudioSeconds, language: language ?? spoken }, handlers),
    startLive(live) {
      const language = live.language ?? spoken;
      pool
        .warmUp(language)
        .catch((error: unknown) => logger.warn({ err: error }, 'speech models could not be loaded ahead'));
      return livePool.startLive({ maxAudioSeconds, language }, live);
    },
    async close() {
      await Promise.all([pool.close(), livePool.close()]);
    },
  };
}

/** Other models are asked only where two agree that it is not English. */
async function languagesOf(settings: SpeechSettings, family: string): Promise<string[]> {
  const { modelDirectory } = settings;
  if (modelDirectory !== undefined) {
    const manifest = await readManifest(modelDirectory);
    return manifest?.languages ?? languagesOfModel(family, basename(resolve(modelDirectory)));
  }
  const others = (await findChecker(settings)) ? await findAddedModels(settings) : [];
  return [...new Set(['en', ...others.flatMap(({ languages }) => languages)])];
}

/** The second model; null until it has been fetched, where it is not wanted, and beside a model of the operator's own, which may know other languages. */
async function findChecker(settings: SpeechSettings): Promise<LocalModels | null> {
  const { models, checkModelDirectory: folder, modelDirectory, defaultModelDirectory } = settings;
  if (models === 'small' || !folder || modelDirectory || !(await isSpeechModelComplete(folder, 'moonshine-base')))
    return null;
  return findLocalModels({ model: folder, default: defaultModelDirectory });
}
