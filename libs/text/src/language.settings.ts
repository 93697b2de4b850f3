import { Setting } from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min } from 'class-validator';

/** Without a key and without a base URL the built-in engine does the work. */
export class LanguageSettings {
  @Setting('OPENAI_API_KEY', 'Key of a language model; many local servers need none')
  @IsOptional()
  apiKey?: string;

  @Setting('OPENAI_BASE_URL', 'Address of an OpenAI-compatible server, for example http://localhost:11434/v1')
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  baseUrl?: string;

  @Setting('OPENAI_MODEL', 'Which language model of that server', 'gpt-4o-mini')
  @IsNotEmpty()
  model!: string;

  @Setting('LANGUAGE_TIMEOUT_MS', 'How long one answer of the language model may take, in milliseconds', '60000')
  @IsInt()
  @Min(100)
  @Max(600_000)
  timeoutMs!: number;

  @Setting('LANGUAGE_RETRIES', 'How often a call that was refused in passing is made again', '2')
  @IsInt()
  @Min(0)
  @Max(5)
  retries!: number;

  @Setting('LANGUAGE_CONTEXT_TOKENS', 'How many tokens of a transcript may go into one call', '12000')
  @IsInt()
  @Min(500)
  @Max(1_000_000)
  contextTokens!: number;

  @Setting('LANGUAGE_ANSWER_TOKENS', 'How many tokens a creation may have', '2000')
  @IsInt()
  @Min(100)
  @Max(32_000)
  answerTokens!: number;
}
