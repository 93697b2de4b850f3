import { Recogniser } from '../local/recogniser.ts';
import { transcribeInProcess } from '../local/transcribe-in-process.ts';
import { hearPieces } from '../pieces/hear-pieces.ts';
import { SilenceCutter } from '../pieces/silence-cutter.ts';
import { StretchGatherer } from '../pieces/stretch-gatherer.ts';
import type { SpeechProgress, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { ChildEquipment, FromChild, HearTask, ToChild } from './speech-child-messages.ts';

const PROGRESS_EVERY_MS = 200;

let equipment: { cutter: SilenceCutter; recogniser: Recogniser | null } | null = null;
let continueHearing: (() => void) | null = null;

process.on('message', (message: ToChild) => {
  if (message.kind === 'load') load(message.equipment);
  if (message.kind === 'hear') void hear(message.task);
  if (message.kind === 'continue') continueHearing?.();
});
// Ctrl-C reaches the whole terminal group; whoever started this process decides when it ends.
process.on('SIGINT', () => undefined);
// A graceful exit would wait for the native engine, for ever if it spins.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function load({ voiceDetectorPath, recogniser, threads }: ChildEquipment): void {
  equipment = {
    cutter: new SilenceCutter(voiceDetectorPath),
    recogniser: recogniser && new Recogniser(recogniser, threads),
  };
  tell({ kind: 'ready' });
}

async function hear(task: HearTask): Promise<void> {
  try {
    tell({ kind: 'done', result: await transcribe(task) });
  } catch (cause) {
    const error = cause instanceof SpeechError ? cause : new SpeechError('audio.undecodable', { cause });
    tell({ kind: 'failed', failure: error.toFailure() });
  }
}

async function transcribe({ audio, maxAudioSeconds }: HearTask): Promise<SpeechResult> {
  if (!equipment) throw new SpeechError('engine.unavailable', { cause: 'nothing is loaded' });
  const { cutter, recogniser } = equipment;
  const onProgress = tellProgressNowAndThen();
  if (recogniser) return transcribeInProcess(audio, { cutter, recogniser, maxAudioSeconds, onProgress });
  const gatherer = new StretchGatherer(async (stretch) => {
    const answered = new Promise<void>((resolve) => (continueHearing = resolve));
    tell({ kind: 'stretch', stretch });
    await answered;
  });
  const onPiece = async (piece: Parameters<typeof gatherer.add>[0]) => gatherer.add(piece);
  const heard = await hearPieces(audio, { cutter, maxAudioSeconds, onPiece, onProgress });
  await gatherer.finish();
  return { text: '', segments: [], ...heard };
}

function tellProgressNowAndThen(): (progress: SpeechProgress) => void {
  let toldAt = 0;
  return (progress) => {
    const now = performance.now();
    const isEnd = progress.doneSeconds === progress.totalSeconds;
    if (!isEnd && now - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = now;
    tell({ kind: 'progress', progress });
  };
}

function tell(message: FromChild): void {
  process.send?.(message);
}
