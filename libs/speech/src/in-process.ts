/** An entry point of its own, for benchmarks: native code otherwise runs in a child process. */
export { Recogniser } from './local/recogniser.ts';
export { transcribeInProcess } from './local/transcribe-in-process.ts';
export { LiveTranscriber } from './local/live-transcriber.ts';
export { RecordingSegmenter } from './segmentation/recording-segmenter.ts';
export { TranscriptBuilder } from './segmentation/transcript-builder.ts';
export type { VadSegment } from './segmentation/vad-segment.ts';
export { VadSegmenter } from './segmentation/vad-segmenter.ts';
export { SpeechError } from './speech-error.ts';
export type { SpeechResult } from './speech-engine.ts';
export { findLocalModels, type LocalModels, type ModelFolders } from './local/find-local-models.ts';
