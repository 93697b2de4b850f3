import {
  RecordingSegmenter,
  SpeechError,
  type SpeechResult,
  TranscriptBuilder,
  VadSegmenter,
  findLocalModels,
} from '@stitchbook/speech/in-process';
import { RememberedRecogniser } from './remembered-recogniser.ts';

export const SYSTEMS = ['tiny', 'base', 'product'] as const;
export type System = (typeof SYSTEMS)[number];
export type Transcripts = Record<System, Pick<SpeechResult, 'text' | 'segments' | 'wordConfidences'>>;

const NO_WORDS = { text: '', segments: [], wordConfidences: null };
const MAX_SECONDS = 3_600;

/** Transcribes clips with each model alone, and as the product does with both. */
export async function openTranscriber(folders: { tiny: string; base: string; memory: string }) {
  const { voiceDetectorPath } = await findLocalModels({ model: folders.tiny, default: folders.tiny });
  const segmenter = new VadSegmenter(voiceDetectorPath);
  const open = (name: 'tiny' | 'base') =>
    new RememberedRecogniser({ model: folders[name], default: folders.tiny }, `${folders.memory}/${name}.jsonl`);
  const [tiny, base] = [open('tiny'), open('base')];
  return async (samples: Float32Array): Promise<Transcripts> => {
    const recording = new RecordingSegmenter(segmenter, MAX_SECONDS);
    const segments = [...recording.push(samples), ...recording.flush()];
    const decoded = recording.describe();
    const transcribe = async (recognisers: ConstructorParameters<typeof TranscriptBuilder>[0]) => {
      const transcript = new TranscriptBuilder(recognisers);
      for (const segment of segments) await transcript.add(segment);
      try {
        return await transcript.build(decoded);
      } catch (error) {
        // One model alone that finds no words fails.
        if (error instanceof SpeechError) return NO_WORDS;
        throw error;
      }
    };
    return {
      tiny: await transcribe({ recogniser: tiny, checker: null }),
      base: await transcribe({ recogniser: base, checker: null }),
      product: await transcribe({ recogniser: tiny, checker: base }),
    };
  };
}
