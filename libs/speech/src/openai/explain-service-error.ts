import OpenAI from 'openai';
import { SpeechError } from '../speech-error.ts';

/** What went wrong with the service, told apart by whether trying again makes sense. */
export function explainServiceError(cause: unknown): SpeechError {
  if (cause instanceof OpenAI.APIConnectionError) return new SpeechError('provider.unreachable', { cause });
  if (!(cause instanceof OpenAI.APIError)) return new SpeechError('provider.unreadable', { cause });
  const status: unknown = cause.status;
  if (typeof status !== 'number' || status >= 500) return new SpeechError('provider.unreachable', { cause });
  if (status === 429 && cause.code !== 'insufficient_quota') return new SpeechError('provider.busy', { cause });
  if (status === 408 || status === 409) return new SpeechError('provider.busy', { cause });
  return new SpeechError('provider.refused', { cause });
}
