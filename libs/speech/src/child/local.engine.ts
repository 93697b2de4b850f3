import { availableParallelism } from 'node:os';
import type { Logger } from '@stitchbook/logging';
import { type PoolOptions, SpeechChildPool } from './speech-child-pool.ts';
import { isSpeechModelComplete } from '../model/speech-model-stamp.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { findLocalModels, type LocalModels } from '../local/find-local-models.ts';

/** The gateway's requests take priority over transcription, and words that somebody reads while they speak over whole recordings. */
export const NICENESS = 5;
const LIVE_NICENESS = 2;
/** Whoever records once records again soon; loading the models takes about a second. */
export const IDLE_MS = 5 * 60_000;
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
  let name = models.name;
  const options: PoolOptions = {
    findModels: async () => {
      const checker = await findChecker(settings);
      name = [models.name, checker?.name].filter(Boolean).join('+');
      const { threads } = settings;
      return { voiceDetectorPath, recogniser, checker: checker?.recogniser ?? null, threads, concurrency };
    },
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds, niceness: NICENESS },
    logger,
    spares: 1,
    idleMs: IDLE_MS,
  };
  const pool = await SpeechChildPool.start(options);
  // Children of their own: whole recordings under way do not hold up the captions of one that is being made.
  const liveLimits = { ...options.limits, niceness: LIVE_NICENESS };
  const livePool = new SpeechChildPool({ ...options, limits: liveLimits, spares: 0 });
  const maxAudioSeconds = settings.maxAudioHours * 3_600;
  return {
    get name() {
      return name;
    },
    supersedes: async () => ((await findChecker(settings)) ? models.name : null),
    transcribe: (audio, handlers = {}) => pool.transcribe({ audio, maxAudioSeconds }, handlers),
    startLive: (live) => livePool.startLive({ maxAudioSeconds }, live),
    async close() {
      await Promise.all([pool.close(), livePool.close()]);
    },
  };
}

/** The second model; null until it has been fetched, where it is not wanted, and beside a model of the operator's own, which may know other languages. */
async function findChecker(settings: SpeechSettings): Promise<LocalModels | null> {
  const { models, checkModelDirectory: folder, modelDirectory, defaultModelDirectory } = settings;
  if (models === 'small' || !folder || modelDirectory || !(await isSpeechModelComplete(folder, 'moonshine-base')))
    return null;
  return findLocalModels({ model: folder, default: defaultModelDirectory });
}
