/**
 * - `asking`: the browser asks the person, or looks for the microphone; nothing was recorded before
 * - `interrupted`: nothing is heard any more, and the person did not want that
 * - `resuming`: as `asking`, after an interruption or another device: what was recorded before is there
 * - `finishing`: the last chunks are on their way
 * - `recorded`: to be listened to, saved or given up
 */
export const RECORDER_STATES = [
  'idle',
  'asking',
  'recording',
  'paused',
  'interrupted',
  'resuming',
  'finishing',
  'recorded',
  'saving',
] as const;
export type RecorderState = (typeof RECORDER_STATES)[number];

/**
 * - `go-on`: what another device has left is to be gone on with
 * - `started`: the microphone is there and delivers samples; `refused`: it is not, and nothing was recorded before
 * - `lost`: the microphone is gone, or could not be had again
 * - `not-finished`: the sound could not be put together
 * - `closed`: the person is done with this recording, or has gone
 */
export const RECORDER_EVENTS = [
  'start',
  'go-on',
  'started',
  'refused',
  'pause',
  'resume',
  'lost',
  'stop',
  'finished',
  'not-finished',
  'save',
  'saved',
  'not-saved',
  'closed',
] as const;
export type RecorderEvent = (typeof RECORDER_EVENTS)[number];

const TRANSITIONS: Record<RecorderState, Partial<Record<RecorderEvent, RecorderState>>> = {
  idle: { start: 'asking', 'go-on': 'resuming' },
  asking: { started: 'recording', refused: 'idle', closed: 'idle' },
  recording: { pause: 'paused', lost: 'interrupted', stop: 'finishing', closed: 'idle' },
  paused: { resume: 'recording', lost: 'interrupted', stop: 'finishing', closed: 'idle' },
  interrupted: { resume: 'resuming', stop: 'finishing', closed: 'idle' },
  resuming: { started: 'recording', lost: 'interrupted', stop: 'finishing', closed: 'idle' },
  finishing: { finished: 'recorded', 'not-finished': 'interrupted', closed: 'idle' },
  recorded: { start: 'asking', save: 'saving', closed: 'idle' },
  saving: { saved: 'idle', 'not-saved': 'recorded', closed: 'idle' },
};

/** The state after an event; null where the event means nothing, so that it is not acted on. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** Whether a recording is being made, also while nothing is heard. */
export function isUnderWay(state: RecorderState): boolean {
  return ['recording', 'paused', 'interrupted', 'resuming'].includes(state);
}
