import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@stitchbook/logging';
import type { AudioKeeper } from './audio-keeper.ts';

const EVERY_MS = 60_000;

/** Now and then removes audio that was left behind. */
export class SweepAudio implements OnApplicationShutdown {
  private readonly timer;

  constructor(audio: AudioKeeper, logger: Logger) {
    this.timer = setInterval(() => {
      audio.sweep().then(
        (count) => count > 0 && logger.info({ count }, 'removed audio that was left behind'),
        (error: unknown) => logger.warn({ err: error }, 'could not look for audio that was left behind'),
      );
    }, EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
