import { loadSettings } from '@stitchbook/config';
import { SpeechSettings } from '@stitchbook/speech';

describe('the speech settings', () => {
  it('need nothing to be set', () => {
    expect(loadSettings(SpeechSettings, {})).toMatchObject({ engine: 'local', threads: 1, maxAudioHours: 8 });
  });

  it.each([
    'http://localhost:8000/v1',
    'http://whisper:9000/v1',
    'http://127.0.0.1:1/v1',
    'https://speech.example.org/v1',
  ])('take %s for a service', (address) => {
    const settings = loadSettings(SpeechSettings, { SPEECH_ENGINE: 'openai', SPEECH_BASE_URL: address });
    expect(settings.baseUrl).toBe(address);
  });

  it.each([
    { SPEECH_ENGINE: 'radio' },
    { SPEECH_ENGINE: 'openai', SPEECH_BASE_URL: 'whisper' },
    { SPEECH_LANGUAGE: 'English' },
    { SPEECH_MEMORY_LIMIT_MB: '20' },
    { SPEECH_MAX_AUDIO_HOURS: '40' },
  ])('refuse %j', (environment) => {
    expect(() => loadSettings(SpeechSettings, environment)).toThrow(Object.keys(environment).at(-1));
  });
});
