/** A door of its own: native code belongs in a child process. This is for benchmarks. */
export { Recogniser } from './local/recogniser.ts';
export { transcribeInProcess } from './local/transcribe-in-process.ts';
export { SilenceCutter } from './pieces/silence-cutter.ts';
export { findLocalModels, type LocalModels, type ModelFolders } from './local/find-local-models.ts';
