import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { fetchWithSizeLimit, readRetryAfterMs } from '@stitchbook/http-client';
import OpenAI, { toFile } from 'openai';
import type { SegmentBatch } from '../segmentation/segment-batch.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechSettings } from '../speech.settings.ts';
import { readTranscription, type ServiceTranscription } from './read-transcription.ts';

const MAX_RETRIES = 3;
/** Two minutes of speech are a few kilobytes of words; with the times of every word, some hundred. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** The client waits inside the job, with the recording in memory. A longer wait is left to the queue. */
const MAX_RETRY_AFTER_SECONDS = 60;
const WAV_HEADER_BYTES = 44;

/** What is known of a recording before it is heard. */
interface Hints {
  /** Names that may be said in it; '' for none. */
  prompt: string;
  /** What its speaker says they speak; null where nobody knows. */
  language: string | null;
}

/** Any service that speaks OpenAI's transcription API. The client retries busy and broken answers, no sooner than asked to. */
export class SpeechService {
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly language: string | undefined;
  /** What the service gives times of; null where it gives words alone. Found out by the requests that it refuses. */
  private granularities: ('word' | 'segment')[] | null = ['word', 'segment'];
  /** Whether it takes a prompt; found out likewise. */
  private supportsPrompt = true;

  constructor({ baseUrl, apiKey, model, language, requestTimeoutSeconds }: SpeechSettings) {
    this.model = model;
    this.language = language;
    this.client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      timeout: requestTimeoutSeconds * 1_000,
      maxRetries: MAX_RETRIES,
      fetch: fetchWithBounds,
      logLevel: 'off',
    });
  }

  /** The words of one batch, at their times in the recording. Rejects with a `SpeechError` or the signal's reason. */
  async recognise(batch: SegmentBatch, hints: Hints, signal: AbortSignal): Promise<ServiceTranscription> {
    const wav = encodeWav(batch.samples);
    try {
      return readTranscription(await this.request(wav, hints, signal), batch.parts);
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof SpeechError ? cause : toSpeechError(cause);
    }
  }

  /** What a service refuses it is not asked for again. */
  private async request(wav: Uint8Array, hints: Hints, signal: AbortSignal): Promise<unknown> {
    const file = await toFile(wav, 'speech.wav', { type: 'audio/wav' });
    const prompt = hints.prompt !== '' && this.supportsPrompt ? { prompt: hints.prompt } : {};
    const language = hints.language ?? this.language;
    const form = { file, model: this.model, ...(language && { language }), ...prompt };
    const { granularities } = this;
    try {
      if (!granularities)
        return await this.client.audio.transcriptions.create({ ...form, response_format: 'json' }, { signal });
      return await this.client.audio.transcriptions.create(
        { ...form, response_format: 'verbose_json', timestamp_granularities: granularities },
        { signal },
      );
    } catch (error) {
      if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError)) throw error;
      if (granularities && /granularit/i.test(error.message))
        this.granularities = granularities.includes('word') ? ['segment'] : null;
      else if (granularities && /response_format|verbose_json/i.test(error.message)) this.granularities = null;
      else if ('prompt' in prompt && /prompt/i.test(error.message)) this.supportsPrompt = false;
      else throw error;
      return this.request(wav, hints, signal);
    }
  }
}

/** Maps an error of the client to a `SpeechError`, by whether a later attempt can help. */
function toSpeechError(cause: unknown): SpeechError {
  if (cause instanceof OpenAI.APIConnectionError) return new SpeechError('provider.unreachable', { cause });
  if (!(cause instanceof OpenAI.APIError)) return new SpeechError('provider.unreadable', { cause });
  const status: unknown = cause.status;
  if (typeof status !== 'number' || status >= 500) return new SpeechError('provider.unreachable', { cause });
  if (status === 429 && cause.code !== 'insufficient_quota') return new SpeechError('provider.busy', { cause });
  if (status === 408 || status === 409) return new SpeechError('provider.busy', { cause });
  return new SpeechError('provider.refused', { cause });
}

const fetchLimited = fetchWithSizeLimit(
  MAX_RESPONSE_BYTES,
  () => new SpeechError('provider.unreadable', { cause: 'the response is too large' }),
);

/** `fetch` with a size limit, and with a `Retry-After` of at most 60 seconds; one that cannot be read is removed. */
export async function fetchWithBounds(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, statusText, headers: received } = await fetchLimited(input, init);
  const headers = new Headers(received);
  const retryAfterMs = readRetryAfterMs(received);
  headers.delete('retry-after-ms');
  headers.delete('retry-after');
  if (retryAfterMs !== undefined)
    headers.set('retry-after', String(Math.min(retryAfterMs / 1_000, MAX_RETRY_AFTER_SECONDS)));
  return new Response(body, { status, statusText, headers });
}

/** A WAV file of 16 kHz, mono, 16-bit sound. */
function encodeWav(samples: Int16Array): Uint8Array {
  const wav = Buffer.alloc(WAV_HEADER_BYTES + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SPEECH_SAMPLE_RATE_HZ * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries()) wav.writeInt16LE(sample, WAV_HEADER_BYTES + i * 2);
  return wav;
}
