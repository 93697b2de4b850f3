import { Setting } from '@stitchbook/config';
import { IsIn, IsInt, IsNotEmpty, IsNumber, IsOptional, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';

export class SpeechSettings {
  @Setting('SPEECH_ENGINE', 'local (a model on this machine) or openai (any service that speaks its API)', 'local')
  @IsIn(['local', 'openai'])
  engine!: 'local' | 'openai';

  @Setting(
    'SPEECH_MODELS',
    'both (a small model for words while one speaks, a better one for the text, and only what they agree on is written) or small (the first alone, for machines with little memory; where nobody speaks English it invents words)',
    'both',
  )
  @IsIn(['both', 'small'])
  models!: 'both' | 'small';

  @Setting('SPEECH_DEFAULT_MODEL_DIR', 'Folder into which the default model is fetched', '.data/models/moonshine-tiny')
  @IsNotEmpty()
  defaultModelDirectory!: string;

  @Setting('SPEECH_MODEL_DIR', 'Folder of another offline model for sherpa-onnx; the default model when not set')
  @IsOptional()
  modelDirectory?: string;

  @Setting(
    'SPEECH_CHECK_MODEL_DIR',
    'Folder of the second model for English, which transcribes everything again so that no words are invented; used beside the default model, as soon as it is there',
  )
  @IsOptional()
  checkModelDirectory?: string;

  @Setting(
    'SPEECH_OTHER_MODELS_DIR',
    'Folder of the models for other languages that npm run speech:models adds: what is not English is transcribed with them',
  )
  @IsOptional()
  otherModelsDirectory?: string;

  @Setting('SPEECH_LANGUAGE', 'Two letters of the language spoken, for models of many; found out when not set')
  @IsOptional()
  @Matches(/^[a-z]{2,3}$/)
  language?: string;

  @Setting(
    'SPEECH_CONCURRENCY',
    'Segments of one recording that are recognised side by side, those of both models counted: the processors that it takes. When not set as many as there are, and 4 at most',
  )
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(64)
  concurrency?: number;

  @Setting('SPEECH_THREADS', 'Processor threads for one segment; more segments side by side are faster', '1')
  @IsInt()
  @Min(1)
  @Max(64)
  threads!: number;

  @Setting('SPEECH_MAX_AUDIO_HOURS', 'Longest recording that is transcribed', '8')
  @IsNumber()
  @Min(0.01)
  @Max(30)
  maxAudioHours!: number;

  @Setting('SPEECH_MEMORY_LIMIT_MB', 'Memory of one speech process, model included, before it is stopped', '1500')
  @IsInt()
  @Min(300)
  memoryLimitMb!: number;

  @Setting('SPEECH_STALL_SECONDS', 'How long a speech process may make no progress before it is stopped', '60')
  @IsNumber()
  @Min(1)
  @Max(3_600)
  stallSeconds!: number;

  @Setting('SPEECH_BASE_URL', 'Address of the speech service, for SPEECH_ENGINE=openai', 'https://api.openai.com/v1')
  @ValidateIf(({ engine }: SpeechSettings) => engine === 'openai')
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl!: string;

  @Setting('SPEECH_API_KEY', 'Key for the speech service, where it wants one')
  @IsOptional()
  apiKey?: string;

  @Setting('SPEECH_MODEL', 'Model of the speech service', 'whisper-1')
  @IsNotEmpty()
  model!: string;

  @Setting('SPEECH_REQUEST_TIMEOUT_SECONDS', 'How long the speech service may take over one batch of speech', '120')
  @IsNumber()
  @Min(1)
  @Max(3_600)
  requestTimeoutSeconds!: number;
}
