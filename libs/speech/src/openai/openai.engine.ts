import type { Segment } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { SpeechChildren } from '../child/speech-children.ts';
import { findVoiceDetector } from '../local/find-local-models.ts';
import { finishResult } from '../pieces/finish-result.ts';
import type { Stretch } from '../pieces/stretch.ts';
import type { SpeechAudio, SpeechEngine, SpeechResult, TranscribeOptions } from '../speech-engine.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { SpeechService } from './speech-service.ts';

/** Decodes and cuts on this machine, and sends only speech away. Rejects when the voice detector is missing. */
export async function startOpenAiEngine(settings: SpeechSettings, logger: Logger): Promise<SpeechEngine> {
  const voiceDetectorPath = await findVoiceDetector({
    model: settings.modelDirectory ?? settings.defaultModelDirectory,
    default: settings.defaultModelDirectory,
  });
  const children = await SpeechChildren.start({
    equipment: { voiceDetectorPath, recogniser: null, threads: 1 },
    limits: { memoryMb: settings.memoryLimitMb, stallSeconds: settings.stallSeconds },
    logger,
  });
  return new OpenAiEngine(settings, children);
}

class OpenAiEngine implements SpeechEngine {
  readonly name: string;
  private readonly service: SpeechService;
  private readonly maxAudioSeconds: number;

  constructor(
    settings: SpeechSettings,
    private readonly children: SpeechChildren,
  ) {
    this.name = settings.model;
    this.service = new SpeechService(settings);
    this.maxAudioSeconds = settings.maxAudioHours * 3_600;
  }

  async transcribe(audio: SpeechAudio, { signal, onProgress }: TranscribeOptions = {}): Promise<SpeechResult> {
    const segments: Segment[] = [];
    const sending = new AbortController();
    const onAbort = () => sending.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const onStretch = async (stretch: Stretch) => {
      segments.push(...(await this.service.recognise(stretch, sending.signal)));
    };
    try {
      const { durationSeconds, speechSeconds } = await this.children.hear(
        { audio, maxAudioSeconds: this.maxAudioSeconds },
        { onStretch, ...(signal && { signal }), ...(onProgress && { onProgress }) },
      );
      return finishResult(segments, { durationSeconds, speechSeconds });
    } finally {
      signal?.removeEventListener('abort', onAbort);
      sending.abort();
    }
  }

  async close(): Promise<void> {
    await this.children.close();
  }
}
