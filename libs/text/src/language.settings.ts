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

  @Setting('TEXT_THREADS', 'Texts that the built-in text engine of one worker reads at a time', '2')
  @IsInt()
  @Min(1)
  @Max(64)
  textThreads!: number;

  @Setting(
    'TEXT_DEADLINE_MS',
    'How long the built-in text engine may take for a text, and as long again for each megabyte of it, in milliseconds',
    '15000',
  )
  @IsInt()
  @Min(100)
  @Max(600_000)
  textDeadlineMs!: number;

  @Setting(
    'TEXT_MEMORY_MB',
    'Memory that the built-in text engine may use for one text, in megabytes; texts that are not English need 96',
    '512',
  )
  @IsInt()
  @Min(64)
  @Max(16_384)
  textMemoryMb!: number;
}
