/** An entry point of its own, for benchmarks: native code otherwise runs in a child process. */
export { Recogniser } from './local/recogniser.ts';
export { transcribeInProcess } from './local/transcribe-in-process.ts';
export { LiveTranscriber } from './local/live-transcriber.ts';
export { VadSegmenter } from './segmentation/vad-segmenter.ts';
export { findLocalModels, type LocalModels, type ModelFolders } from './local/find-local-models.ts';
