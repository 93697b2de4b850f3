import { Setting } from '@stitchbook/config';
import { IsNotEmpty, IsNumber, IsOptional, IsUrl, Matches, Max, Min } from 'class-validator';

/** Without an address and without a key the built-in voices speak. */
export class VoiceSettings {
  @Setting(
    'TTS_BASE_URL',
    'Address of a service with OpenAI’s /audio/speech, which then reads creations aloud instead of the built-in voices',
  )
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  baseUrl?: string;

  @Setting('TTS_API_KEY', 'Key for that service, where it wants one; alone it is for OpenAI’s own')
  @IsOptional()
  apiKey?: string;

  @Setting('TTS_MODEL', 'Model of that service', 'tts-1')
  @IsNotEmpty()
  model!: string;

  @Setting(
    'TTS_VOICES',
    'Its two voices, comma separated; the second is for who answers in a podcast script',
    'alloy,echo',
  )
  @Matches(/^[^,\s][^,]*(,[^,]*[^,\s])?$/)
  voices!: string;

  @Setting('TTS_REQUEST_TIMEOUT_SECONDS', 'How long that service may take for some sentences', '120')
  @IsNumber()
  @Min(1)
  @Max(3_600)
  requestTimeoutSeconds!: number;
}
