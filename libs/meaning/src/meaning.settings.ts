import { Setting } from '@stitchbook/config';
import { IsInt, IsNotEmpty, IsOptional, IsUrl, Max, Min } from 'class-validator';

/** Without an address the model on this machine does the work, where its folder is known; without either nothing is found by meaning. */
export class MeaningSettings {
  @Setting('EMBEDDING_MODEL_DIR', 'Folder of the built-in embedding model, which search by meaning needs')
  @IsOptional()
  modelDirectory?: string;

  @Setting(
    'EMBEDDING_BASE_URL',
    'Address of an OpenAI-compatible server with embeddings, for example http://localhost:11434/v1, in place of the built-in model',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  baseUrl?: string;

  @Setting('EMBEDDING_API_KEY', 'Key of that server; many local ones need none')
  @IsOptional()
  apiKey?: string;

  @Setting('EMBEDDING_MODEL', 'Which embedding model of that server', 'text-embedding-3-small')
  @IsNotEmpty()
  model!: string;

  @Setting('EMBEDDING_TIMEOUT_MS', 'How long one answer of that server may take, in milliseconds', '15000')
  @IsInt()
  @Min(100)
  @Max(600_000)
  timeoutMs!: number;
}
