import OpenAI from 'openai';
import { LanguageError } from '../language-error.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { explainModelError } from './explain-model-error.ts';
import { type CallBudget, fetchLimited, retryCall } from './request-limits.ts';

export interface ChatRequest {
  system: string;
  user: string;
  /** A second turn: the answer before this one, and what was wrong with it. */
  correction?: { answer: string; problem: string };
  /** JSON schema for structured output, where the server supports it. */
  schema?: { name: string; schema: Record<string, unknown> };
  /** Upper bound of the answer in tokens. */
  answerTokens: number;
}

/** The optional parameters that a call was made with. */
interface ParameterSet {
  hasSchema: boolean;
  limitName: 'max_tokens' | 'max_completion_tokens';
}

export interface ChatAnswer {
  text: string;
  /** True when the model ran into the limit of `answerTokens`. */
  isTruncated: boolean;
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/**
 * Client of any server with OpenAI's chat completions API. Which optional parameters the server refuses is found out by its first
 * refusal and remembered, so that local servers with part of the API work too.
 */
export class ChatClient {
  readonly model: string;
  private readonly client: OpenAI;
  private readonly retries: number;
  private readonly timeoutMs: number;
  private supportsSchemas = true;
  private limitName: ParameterSet['limitName'] = 'max_tokens';

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
      fetch: fetchLimited,
      logLevel: 'off',
    });
  }

  /** One answer, retried after transient failures within the budget. Rejects with a `LanguageError`, or with the signal's reason. */
  async complete(request: ChatRequest, budget: CallBudget, signal?: AbortSignal): Promise<ChatAnswer> {
    const ask = (body: OpenAI.ChatCompletionCreateParamsNonStreaming, options: { signal: AbortSignal }) =>
      this.client.chat.completions.create(body, options);
    const completion = await retryCall(() => this.send(request, budget, signal, ask), this.retries, signal);
    const choice = completion.choices?.[0];
    if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) {
      throw refused();
    }
    const text: unknown = choice?.message?.content;
    if (typeof text !== 'string') {
      throw new LanguageError('language.malformed', 'The language model gave an answer that could not be read.', {
        permanent: false,
      });
    }
    return { text, isTruncated: choice?.finish_reason === 'length' };
  }

  /**
   * The answer in pieces, as the model writes it. Retried as `complete` is until it begins; what breaks off then is not taken up again.
   * Rejects as `complete` does.
   */
  async *stream(request: ChatRequest, budget: CallBudget, signal?: AbortSignal): AsyncGenerator<string> {
    let ends: AbortSignal | undefined;
    const open = (body: OpenAI.ChatCompletionCreateParamsNonStreaming, options: { signal: AbortSignal }) => {
      ends = options.signal;
      return this.client.chat.completions.create({ ...body, stream: true }, options);
    };
    try {
      const chunks = await retryCall(() => this.send(request, budget, signal, open), this.retries, signal);
      for await (const { choices } of chunks) {
        const [choice] = choices ?? [];
        if (choice?.finish_reason === 'content_filter' || choice?.delta?.refusal) throw refused();
        const text: unknown = choice?.delta?.content;
        if (typeof text === 'string') yield text;
      }
      // The client ends a stream that was aborted as if it were whole.
      ends?.throwIfAborted();
    } catch (cause) {
      signal?.throwIfAborted();
      throw explainModelError(cause);
    }
  }

  private async send<Answer>(
    request: ChatRequest,
    budget: CallBudget,
    signal: AbortSignal | undefined,
    call: (body: OpenAI.ChatCompletionCreateParamsNonStreaming, options: { signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    const parameters: ParameterSet = {
      hasSchema: Boolean(request.schema) && this.supportsSchemas,
      limitName: this.limitName,
    };
    budget.spend();
    try {
      return await call(this.toRequestBody(request, parameters), {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (error) {
      signal?.throwIfAborted();
      timeout.throwIfAborted();
      if (!this.dropRefusedParameter(error, parameters)) throw error;
      return this.send(request, budget, signal, call);
    }
  }

  private toRequestBody(
    { system, user, correction, schema, answerTokens }: ChatRequest,
    { hasSchema, limitName }: ParameterSet,
  ): OpenAI.ChatCompletionCreateParamsNonStreaming {
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
      [limitName]: answerTokens,
      ...(schema &&
        hasSchema && {
          response_format: { type: 'json_schema' as const, json_schema: { ...schema, strict: true } },
        }),
    };
  }

  /**
   * Whether the server refused an optional parameter, which later calls then leave out. What counts is what this call was made
   * with: another one may have found out the same in the meantime. Each parameter is given up at most once, so this ends.
   */
  private dropRefusedParameter(error: unknown, { hasSchema, limitName }: ParameterSet): boolean {
    if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError)) return false;
    if (hasSchema && /response_format|json_schema|structured/iu.test(error.message)) {
      this.supportsSchemas = false;
      return true;
    }
    if (limitName === 'max_tokens' && /max_tokens|max_completion_tokens/iu.test(error.message)) {
      this.limitName = 'max_completion_tokens';
      return true;
    }
    return false;
  }
}

const refused = () =>
  new LanguageError('language.refused', 'The language model refused this note.', { permanent: true });
