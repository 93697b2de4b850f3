import { Recogniser, VadSegmenter, findLocalModels, transcribeInProcess } from '@stitchbook/speech/in-process';
import { CHECK_MODEL_DIRECTORY, MODEL_DIRECTORY } from '../start-product.ts';

export interface Cost {
  /** Until it was done. */
  seconds: number;
  /** Of all processors together. */
  processorSeconds: number;
}

/** Both models in this process; the function transcribes one WAV file with so many recognitions at a time. */
export async function openBareEngine(): Promise<(path: string, concurrency: number) => Promise<Cost>> {
  const models = await findLocalModels({ model: MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const checking = await findLocalModels({ model: CHECK_MODEL_DIRECTORY, default: MODEL_DIRECTORY });
  const segmenter = new VadSegmenter(models.voiceDetectorPath);
  const recogniser = new Recogniser(models.recogniser, 1);
  const checker = new Recogniser(checking.recogniser, 1);
  return async (path, concurrency) => {
    const options = { segmenter, recogniser, checker, concurrency, maxAudioSeconds: 3_600 };
    const begun = performance.now();
    const processor = process.cpuUsage();
    await transcribeInProcess({ path, format: 'wav' }, options);
    const { user, system } = process.cpuUsage(processor);
    return { seconds: (performance.now() - begun) / 1_000, processorSeconds: (user + system) / 1_000_000 };
  };
}
