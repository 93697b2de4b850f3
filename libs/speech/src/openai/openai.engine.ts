import { addAbortListener } from 'node:events';
import type { Logger } from '@stitchbook/logging';
import { IDLE_MS, NICENESS } from '../child/local.engine.ts';
import { SpeechChildPool } from '../child/speech-child-pool.ts';
import { findVoiceDetector } from '../local/find-local-models.ts';
import { WHISPER_LANGUAGES } from '../local/languages-of-model.ts';
import { buildResult } from '../segmentation/build-result.ts';
import { FirstWords } from '../segmentation/first-words.ts';
import type { SegmentBatch } from '../segmentation/segment-batch.ts';
import type { SpeechAudio, SpeechEngine, SpeechProgress, SpeechResult, TranscribeOptions } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { promptOf } from './prompt.ts';
import { joinTranscriptions, type ServiceTranscription } from './read-transcription.ts';
import { SpeechService } from './speech-service.ts';

/** Decodes and segments on this machine, and sends only speech to the service. Rejects when the voice detector is missing. */
export async function startOpenAiEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  const voiceDetectorPath = await findVoiceDetector({
    model: settings.modelDirectory ?? settings.defaultModelDirectory,
    default: settings.defaultModelDirectory,
  });
  const pool = await SpeechChildPool.start({
    findModels: async () => ({
      voiceDetectorPath,
      recogniser: null,
      checker: null,
      others: [],
      threads: 1,
      concurrency: 1,
    }),
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds, niceness: NICENESS },
    logger,
    idleMs: IDLE_MS,
  });
  return new OpenAiEngine(settings, pool);
}

class OpenAiEngine implements SpeechEngine {
  readonly name: string;
  /** A service is paid by the request: what is still being said is not sent again and again. */
  readonly startLive = null;
  private readonly service: SpeechService;
  private readonly maxAudioSeconds: number;

  constructor(
    settings: SpeechSettings,
    private readonly pool: SpeechChildPool,
  ) {
    this.name = settings.model;
    this.service = new SpeechService(settings);
    this.maxAudioSeconds = settings.maxAudioHours * 3_600;
  }

  /** What another model of the service would make of a recording is not known, and costs money to find out. */
  async supersedes(): Promise<null> {
    return null;
  }

  /** Of Whisper, as services call it; of other models it is not known. */
  async languages(): Promise<string[]> {
    return /whisper|transcribe/i.test(this.name) ? [...WHISPER_LANGUAGES] : [];
  }

  async transcribe(
    audio: SpeechAudio,
    { signal, onProgress, terms = [], language = null }: TranscribeOptions = {},
  ): Promise<SpeechResult> {
    const transcriptions: ServiceTranscription[] = [];
    const prompt = promptOf(terms);
    const beginning = new FirstWords();
    const sending = new AbortController();
    const onAbort = () => sending.abort(signal?.reason);
    const listening = signal && addAbortListener(signal, onAbort);
    const onBatch = async (batch: SegmentBatch) => {
      const heard = await this.service.recognise(batch, { prompt, language }, sending.signal);
      transcriptions.push(heard);
      for (const { text } of heard.segments) beginning.add(text);
    };
    const tell = (progress: SpeechProgress) => onProgress?.({ ...progress, firstWords: beginning.text });
    try {
      const { durationSeconds, speechSeconds, peaks } = await this.pool.transcribe(
        { audio, maxAudioSeconds: this.maxAudioSeconds, language: null },
        { onBatch, onProgress: tell, ...(signal && { signal }) },
      );
      const { segments, wordConfidences, language: heard } = joinTranscriptions(transcriptions);
      return buildResult(segments, {
        durationSeconds,
        speechSeconds,
        peaks,
        wasChecked: false,
        wordConfidences,
        language: heard,
      });
    } finally {
      listening?.[Symbol.dispose]();
      sending.abort();
    }
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
