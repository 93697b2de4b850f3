import OpenAI from 'openai';
import { LanguageError } from '../language-error.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { retryPassing } from './retry-passing.ts';

export interface Question {
  system: string;
  user: string;
  /** What was wrong with the answer before this one, and that answer. */
  correction?: { answer: string; problem: string };
  /** JSON schema of the answer, for servers that can hold a model to it. */
  schema?: { name: string; schema: Record<string, unknown> };
  answerTokens: number;
}

export interface Answer {
  text: string;
  /** True when the model ran into the token limit. */
  isCutShort: boolean;
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** Any server that speaks OpenAI's chat completions. What it does not know of them is found out once and remembered. */
export class ModelServer {
  readonly model: string;
  private readonly client: OpenAI;
  private readonly retries: number;
  private readonly timeoutMs: number;
  private knowsSchemas = true;
  private limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  constructor({ apiKey, baseUrl, model, timeoutMs, retries }: LanguageSettings) {
    this.model = model;
    this.retries = retries;
    this.timeoutMs = timeoutMs;
    this.client = new OpenAI({
      baseURL: baseUrl ?? DEFAULT_BASE_URL,
      apiKey: apiKey ?? 'none',
      organization: null,
      project: null,
      timeout: timeoutMs,
      maxRetries: 0,
      fetch: fetchBounded,
      logLevel: 'off',
    });
  }

  /** Rejects with a `LanguageError`, or with the signal's reason. */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    const completion = await retryPassing(() => this.complete(question, signal), this.retries, signal);
    const choice = completion.choices?.[0];
    if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) {
      throw new LanguageError('language.refused', 'The language model refused this note.', { permanent: true });
    }
    const text: unknown = choice?.message?.content;
    if (typeof text !== 'string') {
      throw new LanguageError('language.malformed', 'The language model gave an answer that could not be read.', {
        permanent: false,
      });
    }
    return { text, isCutShort: choice?.finish_reason === 'length' };
  }

  private async complete(question: Question, signal?: AbortSignal): Promise<OpenAI.ChatCompletion> {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    try {
      return await this.client.chat.completions.create(this.write(question), {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      signal?.throwIfAborted();
      timeout.throwIfAborted();
      if (!this.learnsFrom(error, question)) throw error;
      return this.complete(question, signal);
    }
  }

  private write({
    system,
    user,
    correction,
    schema,
    answerTokens,
  }: Question): OpenAI.ChatCompletionCreateParamsNonStreaming {
    return {
      model: this.model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
        ...(correction
          ? [
              { role: 'assistant' as const, content: correction.answer },
              { role: 'user' as const, content: correction.problem },
            ]
          : []),
      ],
      [this.limitName]: answerTokens,
      ...(schema &&
        this.knowsSchemas && {
          response_format: { type: 'json_schema' as const, json_schema: { ...schema, strict: true } },
        }),
    };
  }

  /** Whether the server refused a parameter that it can do without; asked again without it. */
  private learnsFrom(error: unknown, { schema }: Question): boolean {
    if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError)) return false;
    if (schema && this.knowsSchemas && /response_format|json_schema|structured/iu.test(error.message)) {
      this.knowsSchemas = false;
      return true;
    }
    if (this.limitName === 'max_tokens' && /max_tokens|max_completion_tokens/iu.test(error.message)) {
      this.limitName = 'max_completion_tokens';
      return true;
    }
    return false;
  }
}
