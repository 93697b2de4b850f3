/** An entry point of its own: what adds models is needed at an operator's terminal alone. */
export {
  addModel,
  checkModel,
  type Clip,
  describeLanguages,
  removeModel,
} from './installed-models/installed-models.ts';
export { type InstalledModel, listInstalledModels } from './local/model-manifest.ts';
export { SpeechModelError } from './installed-models/speech-model.error.ts';
export { findVoiceDetector } from './local/find-local-models.ts';
export { isSpeechModelComplete } from './model/speech-model-stamp.ts';
