import { LiveTranscriber } from '../local/live-transcriber.ts';
import { OtherRecognisers } from '../local/other-recognisers.ts';
import { Recogniser } from '../local/recogniser.ts';
import { transcribeInProcess } from '../local/transcribe-in-process.ts';
import { SegmentBatcher } from '../segmentation/segment-batch.ts';
import { segmentRecording } from '../segmentation/segment-recording.ts';
import type { VadSegment } from '../segmentation/vad-segment.ts';
import { VadSegmenter } from '../segmentation/vad-segmenter.ts';
import type { Caption, LiveTranscription, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { ChildModels, FromChild, LiveTask, ToChild, TranscribeTask } from './speech-child-messages.ts';

const PROGRESS_INTERVAL_MS = 200;

interface LoadedModels {
  segmenter: VadSegmenter;
  recogniser: Recogniser | null;
  checker: Recogniser | null;
  others: OtherRecognisers;
  concurrency: number;
}

let loaded: LoadedModels | null = null;
let acknowledgeBatch: (() => void) | null = null;
let live: LiveTranscription | null = null;

process.on('message', (message: ToChild) => {
  if (message.kind === 'load') load(message.models);
  if (message.kind === 'transcribe')
    void answer(async () => ({ kind: 'done', result: await transcribe(message.task) }));
  if (message.kind === 'continue') acknowledgeBatch?.();
  if (message.kind === 'begin-live') void answer(async () => beginLive(message.task));
  if (message.kind === 'sound') void answer(async () => takeSound(message.pcm, message.isLatest));
  if (message.kind === 'finish') void answer(async () => ({ kind: 'done', result: await theLiveOne().finish() }));
});
// Ctrl-C reaches the whole terminal group; whoever started this process decides when it ends.
process.on('SIGINT', () => undefined);
// A graceful exit would wait for the native engine, for ever if it spins.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function load({ voiceDetectorPath, recogniser, checker, others, threads, concurrency }: ChildModels): void {
  loaded = {
    segmenter: new VadSegmenter(voiceDetectorPath),
    recogniser: recogniser && new Recogniser(recogniser, threads),
    checker: checker && new Recogniser(checker, threads),
    others: new OtherRecognisers(others, threads),
    concurrency,
  };
  send({ kind: 'ready' });
}

async function answer(work: () => Promise<FromChild>): Promise<void> {
  try {
    send(await work());
  } catch (cause) {
    const error = cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
    send({ kind: 'failed', failure: error.toFailure() });
  }
}

async function transcribe({ audio, maxAudioSeconds, language }: TranscribeTask): Promise<SpeechResult> {
  if (!loaded) throw new SpeechError('engine.unavailable', { cause: 'no models are loaded' });
  const { segmenter, recogniser, checker, others, concurrency } = loaded;
  const other = others.find(language);
  const onProgress = throttledProgress();
  if (recogniser)
    return transcribeInProcess(audio, {
      segmenter,
      recogniser,
      checker,
      other,
      concurrency,
      maxAudioSeconds,
      onProgress,
    });
  const batcher = new SegmentBatcher(async (batch) => {
    const acknowledged = new Promise<void>((resolve) => (acknowledgeBatch = resolve));
    send({ kind: 'batch', batch });
    await acknowledged;
  });
  const onSegment = async (segment: VadSegment) => batcher.add(segment);
  const decoded = await segmentRecording(audio, {
    segmenter,
    maxAudioSeconds,
    onSegment,
    onProgress: (progress) => onProgress({ ...progress, firstWords: '' }),
  });
  await batcher.flush();
  return {
    text: '',
    segments: [],
    wordConfidences: null,
    notUnderstood: [],
    language: null,
    ...decoded,
    wordlessReason: null,
  };
}

async function beginLive({ maxAudioSeconds, language }: LiveTask): Promise<FromChild> {
  if (!loaded?.recogniser) throw new SpeechError('engine.unavailable', { cause: 'no models are loaded' });
  const { segmenter, recogniser, checker, others } = loaded;
  const other = others.find(language);
  const onCaption = (caption: Caption) => send({ kind: 'caption', caption });
  live = new LiveTranscriber({ segmenter, recogniser, checker, other, language, maxAudioSeconds, onCaption });
  return { kind: 'taken' };
}

async function takeSound(pcm: Uint8Array, isLatest: boolean): Promise<FromChild> {
  await theLiveOne().push(pcm, isLatest);
  return { kind: 'taken' };
}

function theLiveOne(): LiveTranscription {
  if (!live) throw new SpeechError('engine.unavailable', { cause: 'nothing is transcribed live' });
  return live;
}

function throttledProgress(): (progress: SpeechProgress) => void {
  let sentAt = 0;
  return (progress) => {
    const now = performance.now();
    const isEnd = progress.doneSeconds === progress.totalSeconds;
    if (!isEnd && now - sentAt < PROGRESS_INTERVAL_MS) return;
    sentAt = now;
    send({ kind: 'progress', progress });
  };
}

function send(message: FromChild): void {
  process.send?.(message);
}
