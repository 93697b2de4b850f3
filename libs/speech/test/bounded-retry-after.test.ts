import { fetchWithBounds } from '../src/openai/speech-service.ts';
import { answerJson, startFakeSpeechService } from './support/fake-speech-service.ts';

describe('the Retry-After of a remote speech service', () => {
  const waitFor = async (value: string) => {
    const service = await startFakeSpeechService(answerJson({}, { status: 429, headers: { 'retry-after': value } }));
    try {
      const response = await fetchWithBounds(service.baseUrl);
      await response.text();
      return response.headers.get('retry-after');
    } finally {
      await service.close();
    }
  };

  it.each([
    ['0', '0'],
    ['7', '7'],
    ['86400', '60'],
    ['999999999999999', '60'],
    ['Sat, 31 Jan 2099 10:00:00 GMT', '60'],
    ['Sat, 31 Jan 2009 10:00:00 GMT', '0'],
    ['soon', null],
    ['NaN', null],
  ])('is at most a minute: %j', async (value, expected) => expect(await waitFor(value)).toBe(expected));
});
