import { recorderTexts } from '../../../texts/en/recorder.ts';
/** Why a microphone is not heard any more, or could not be had. */
export type Interruption =
  | 'unplugged'
  | 'blocked'
  | 'muted'
  | 'sound-taken'
  | 'stalled'
  | 'missing'
  | 'in-use'
  | 'failed';

/** What is over sooner is not worth an interruption: a headset that changes its mode, a notification that sounds. */
const PASSES_WITHIN_MS = 1000;
const LOOKS_EVERY_MS = 500;
const LOOKS_BACK = 6;
/** How far the clock of the sound may fall behind the clock on the wall. */
const STALLED_AFTER_MS = 2000;

/**
 * Tells once when a microphone that is being recorded is not heard any more: unplugged, muted, no longer allowed, the
 * sound taken by a call, the device asleep.
 * @returns ends the watch
 */
export function watchMicrophone(
  microphone: MediaStreamTrack,
  context: AudioContext,
  onLost: (why: Interruption) => void,
): () => void {
  const endings: (() => void)[] = [];
  let isOver = false;
  const unwatch = () => {
    isOver = true;
    endings.splice(0).forEach((end) => end());
  };
  const interrupt = (why: Interruption) => {
    if (isOver) return;
    unwatch();
    onLost(why);
  };
  const listen = (target: EventTarget, event: string, listener: () => void) => {
    if (isOver) return;
    target.addEventListener(event, listener);
    endings.push(() => target.removeEventListener(event, listener));
  };

  const interruptIfMuted = () => void setTimeout(() => microphone.muted && interrupt('muted'), PASSES_WITHIN_MS);
  listen(microphone, 'mute', interruptIfMuted);
  if (microphone.muted) interruptIfMuted();

  const end = async () => interrupt((await microphonePermission())?.state === 'denied' ? 'blocked' : 'unplugged');
  listen(microphone, 'ended', () => void end());
  // Nobody is told of an end that came before; who asks for this watch is not ready yet.
  if (microphone.readyState === 'ended') setTimeout(() => void end());
  const lookForDevice = async () => {
    const { deviceId } = microphone.getSettings();
    const microphones = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audioinput');
    if (deviceId && !microphones.some((each) => each.deviceId === deviceId)) interrupt('unplugged');
  };
  listen(navigator.mediaDevices, 'devicechange', () => void lookForDevice().catch(() => undefined));
  void microphonePermission().then((permission) => {
    if (permission) listen(permission, 'change', () => permission.state === 'denied' && interrupt('blocked'));
  });

  listen(context, 'statechange', () => {
    if (context.state === 'running') return;
    context.resume().catch(() => undefined);
    setTimeout(() => context.state !== 'running' && interrupt('sound-taken'), PASSES_WITHIN_MS);
  });
  const timer = setInterval(
    clockFallingBehind(context, () => interrupt('stalled')),
    LOOKS_EVERY_MS,
  );
  endings.push(() => clearInterval(timer));
  return unwatch;
}

/** By the clock of the sound: messages that wait for a busy page are not missing, and those of a night's sleep are. */
function clockFallingBehind(context: AudioContext, onStalled: () => void): () => void {
  const behindMs = () => Date.now() - context.currentTime * 1000;
  // Only of the last looks: two clocks drift apart in hours.
  const recent = [behindMs()];
  return () => {
    recent.push(behindMs());
    if ((recent.at(-1) ?? 0) - Math.min(...recent) >= STALLED_AFTER_MS) onStalled();
    if (recent.length > LOOKS_BACK) recent.shift();
  };
}

/** Null where the browser does not tell. */
export async function microphonePermission(): Promise<PermissionStatus | null> {
  try {
    return (await navigator.permissions?.query({ name: 'microphone' })) ?? null;
  } catch {
    return null;
  }
}

/** Why the microphone could not be had, by what the browser threw. */
export function interruptionOf(error: unknown): Interruption {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'blocked';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
      return 'in-use';
    case 'TimeoutError':
      return 'sound-taken';
    default:
      return 'failed';
  }
}

/** What interrupted a recording, and what can be done. */
export function describeInterruption(why: Interruption): string {
  return recorderTexts.keptSoFar(describeSilence(why));
}

/** Why a microphone delivers nothing, in a sentence. */
export function describeSilence(why: Interruption): string {
  return recorderTexts.interruptions[why];
}
