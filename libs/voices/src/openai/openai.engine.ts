import { fetchWithSizeLimit, readRetryAfterMs, retryTransient } from '@stitchbook/http-client';
import OpenAI from 'openai';
import { splitLine } from '../script/split-line.ts';
import { readWav } from '../sound/read-wav.ts';
import { silenceAfterLine } from '../sound/silence.ts';
import type { Line, Sound, SpeakOptions, SpeechSynthesizer } from '../speech-synthesizer.ts';
import type { VoiceSettings } from '../voice.settings.ts';
import { VoiceError } from '../voice-error.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
/** OpenAI takes 4,096; shorter ones are answered sooner and are less to hold. */
const MAX_CHARACTERS = 1_000;
/** Three minutes at 48 kHz and 16 bits. */
const MAX_ANSWER_BYTES = 20 * 1024 * 1024;
const RETRIES = 2;
/** A text is many requests, and is begun anew after one that fails. A longer wait is left to the queue. */
const LONGEST_WAIT_MS = 60_000;

const fetchLimited = fetchWithSizeLimit(
  MAX_ANSWER_BYTES,
  () => new VoiceError('voice.unreadable', { cause: 'the answer is too large' }),
);

/** Any service that speaks OpenAI's `/audio/speech`, asked for WAV, some sentences at a time. What fails in passing is asked again. */
export class OpenAiVoices implements SpeechSynthesizer {
  readonly name: string;
  private readonly client: OpenAI;
  private readonly voices: readonly string[];

  constructor({ baseUrl, apiKey, model, voices, requestTimeoutSeconds }: VoiceSettings) {
    this.name = model;
    this.voices = voices.split(',').map((voice) => voice.trim());
    this.client = new OpenAI({
      baseURL: baseUrl ?? DEFAULT_BASE_URL,
      apiKey: apiKey ?? 'none',
      organization: null,
      project: null,
      timeout: requestTimeoutSeconds * 1_000,
      maxRetries: 0,
      fetch: fetchLimited,
      logLevel: 'off',
    });
  }

  async *speak(lines: readonly Line[], { signal, onProgress }: SpeakOptions = {}): AsyncGenerator<Sound> {
    const all = lines.reduce((sum, { text }) => sum + text.length, 0);
    let done = 0;
    for (const { voice, text } of lines) {
      const name = this.voices[voice] ?? this.voices[0] ?? '';
      for (const piece of splitLine(text, MAX_CHARACTERS)) {
        const options = { retries: RETRIES, longestWaitMs: LONGEST_WAIT_MS, signal, readTransient };
        const sound = await retryTransient(() => this.say(name, piece, signal), options);
        yield sound;
        done += piece.length;
        onProgress?.(Math.min(1, done / all));
        if (piece === text || text.endsWith(piece)) yield silenceAfterLine(sound.sampleRateHz);
      }
    }
  }

  private async say(voice: string, input: string, signal: AbortSignal | undefined): Promise<Sound> {
    try {
      const response = await this.client.audio.speech.create(
        { model: this.name, voice, input, response_format: 'wav' },
        signal ? { signal } : {},
      );
      const sound = readWav(new Uint8Array(await response.arrayBuffer()));
      if (!sound || sound.samples.length === 0)
        throw new VoiceError('voice.unreadable', { cause: 'no WAV of 16 bits' });
      return sound;
    } catch (cause) {
      signal?.throwIfAborted();
      throw explain(cause);
    }
  }
}

/** The service may be there again, or have time, a moment later. */
function readTransient(error: unknown): VoiceError | null {
  return error instanceof VoiceError && ['voice.unreachable', 'voice.busy'].includes(error.code) ? error : null;
}

/** Maps an error of the client to a `VoiceError`, by whether a later attempt can help. */
function explain(cause: unknown): VoiceError {
  if (cause instanceof VoiceError) return cause;
  if (cause instanceof OpenAI.APIConnectionError) {
    return cause.cause instanceof VoiceError ? cause.cause : new VoiceError('voice.unreachable', { cause });
  }
  if (!(cause instanceof OpenAI.APIError)) return new VoiceError('voice.unreadable', { cause });
  const status: unknown = cause.status;
  const retryAfterMs = readRetryAfterMs(cause.headers as Headers | undefined);
  if (typeof status !== 'number' || status >= 500) return new VoiceError('voice.unreachable', { cause, retryAfterMs });
  const isBusy = status === 408 || status === 409 || (status === 429 && cause.code !== 'insufficient_quota');
  return isBusy ? new VoiceError('voice.busy', { cause, retryAfterMs }) : new VoiceError('voice.refused', { cause });
}
