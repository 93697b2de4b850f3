import type { Segment } from '@stitchbook/contracts';
import OpenAI, { toFile } from 'openai';
import type { Stretch } from '../pieces/stretch.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { explainServiceError } from './explain-service-error.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { readTranscription } from './read-transcription.ts';
import { writeWav } from './write-wav.ts';

const TRIES_AFTER_THE_FIRST = 3;

/** Any service that speaks OpenAI's transcription API. Busy and broken answers are tried again, as it asks for. */
export class SpeechService {
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly language: { language?: string };
  /** Some services know only plain answers; asked once, remembered. */
  private givesSegments = true;

  constructor({ baseUrl, apiKey, model, language, requestTimeoutSeconds }: SpeechSettings) {
    this.model = model;
    this.language = language ? { language } : {};
    this.client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      timeout: requestTimeoutSeconds * 1_000,
      maxRetries: TRIES_AFTER_THE_FIRST,
      fetch: fetchBounded,
      logLevel: 'off',
    });
  }

  /** The words of one stretch, at their times in the recording. Rejects with a `SpeechError` or the signal's reason. */
  async recognise(stretch: Stretch, signal: AbortSignal): Promise<Segment[]> {
    const wav = writeWav(stretch.samples);
    try {
      return readTranscription(await this.ask(wav, signal), stretch.parts);
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof SpeechError ? cause : explainServiceError(cause);
    }
  }

  private async ask(wav: Uint8Array, signal: AbortSignal): Promise<unknown> {
    const file = await toFile(wav, 'speech.wav', { type: 'audio/wav' });
    if (this.givesSegments) {
      try {
        return await this.client.audio.transcriptions.create(
          {
            file,
            model: this.model,
            ...this.language,
            response_format: 'verbose_json',
            timestamp_granularities: ['segment'],
          },
          { signal },
        );
      } catch (error) {
        if (
          !(error instanceof OpenAI.BadRequestError) ||
          !/response_format|verbose_json|granularit/i.test(error.message)
        ) {
          throw error;
        }
        this.givesSegments = false;
      }
    }
    return this.client.audio.transcriptions.create(
      { file, model: this.model, ...this.language, response_format: 'json' },
      { signal },
    );
  }
}
