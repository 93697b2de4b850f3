import { type FetchModelFilesOptions, fetchModelFiles } from '@stitchbook/model-files';
import { SPEECH_MODEL_SOURCES, type SpeechModelName } from './speech-model-sources.ts';

export interface FetchSpeechModelOptions extends FetchModelFilesOptions {
  /** The default model when not named. */
  model?: SpeechModelName;
}

/** Fetches a speech model, as `fetchModelFiles` does. */
export function fetchSpeechModel({ model = 'moonshine-tiny', ...options }: FetchSpeechModelOptions): Promise<void> {
  return fetchModelFiles(SPEECH_MODEL_SOURCES[model], options);
}
