import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { program, startProgram } from './start-program.ts';

const START_LIMIT_MS = 60_000;

interface SoundCard {
  /** What makes a program play to it. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * A sound card that nobody hears: on a machine without one, Firefox neither plays nor records, and WebKit plays at times only.
 * `folder` is for its files.
 */
export async function startSoundCard(folder: string): Promise<SoundCard> {
  const socket = join(folder, 'sound-card');
  const { stop } = startProgram(
    program('PULSEAUDIO_PATH'),
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      '--load=module-null-sink',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
  );
  await expect.poll(() => existsSync(socket), { timeout: START_LIMIT_MS, message: 'a sound card' }).toBe(true);
  return { environment: { PULSE_SERVER: `unix:${socket}` }, stop };
}
