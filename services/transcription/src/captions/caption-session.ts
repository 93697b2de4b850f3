import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import { type LiveTranscription, type SpeechEngine, SpeechError } from '@stitchbook/speech';
import type { SpeakerRepository } from '../speaker.repository.ts';
import { type CaptionClaim, type CaptionRepository, IDLE_SECONDS, LEASE_SECONDS } from './caption.repository.ts';
import { CaptionWriter } from './caption-writer.ts';
import { toCaptioned } from './captioned-result.ts';
import { Pace } from './pace.ts';
import { UploadSound } from './upload-sound.ts';

export interface SessionContext {
  repository: CaptionRepository;
  engine: SpeechEngine;
  speakers: SpeakerRepository;
  logger: Logger;
  /** Told with every caption: how much sound had come in that was not shown yet. */
  observeLag: (seconds: number) => void;
}

type SessionEnd = 'done' | 'behind' | 'failed' | 'released' | 'lost';

/** Why a session ends before its recording does. */
class SessionEnded extends Error {
  constructor(readonly end: SessionEnd) {
    super(`the captions of an upload ended: ${end}`);
  }
}

const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3;
/** Beside what is announced, in case something is missed. */
const POLL_EVERY_MS = 2_000;
const BYTES_PER_SAMPLE = 2;

/** Captions one upload that this worker has claimed, to its end or until it has to be given up. */
export class CaptionSession {
  private readonly ending = new AbortController();
  private readonly sound: UploadSound;
  private readonly writer: CaptionWriter;
  private readonly pace = new Pace();
  private notify: (() => void) | null = null;
  private lastSoundAt = performance.now();

  constructor(
    private readonly claim: CaptionClaim,
    private readonly context: SessionContext,
  ) {
    this.sound = new UploadSound(context.repository, claim);
    this.writer = new CaptionWriter(context.repository, claim, {
      onWritten: (endSeconds) => context.observeLag(Math.max(0, this.sound.receivedSeconds - endSeconds)),
      onLost: (reason) => this.ending.abort(reason),
    });
  }

  /** Something may have come. */
  wake(): void {
    this.sound.read().then(
      () => this.notify?.(),
      (error: unknown) => this.ending.abort(error),
    );
  }

  /** Gives the upload back, for another worker. */
  stop(): void {
    this.ending.abort(new SessionEnded('released'));
  }

  /** Never rejects. */
  async run(): Promise<void> {
    const { repository, logger } = this.context;
    const { uploadId } = this.claim;
    const renewing = setInterval(() => void this.renew(), RENEW_EVERY_MS);
    const end = await this.caption().catch((error: unknown) => this.endFor(error));
    clearInterval(renewing);
    this.ending.abort(new SessionEnded(end));
    logger.info({ uploadId, end }, 'captions ended');
    try {
      if (end === 'released') await repository.release(this.claim);
      if (end === 'behind' || end === 'failed') await repository.end(this.claim, end);
      // Unless the claim is another's by now, nobody can hear all of it any more: its job need not wait.
      if (end === 'lost') await repository.end(this.claim, 'failed');
    } catch (error) {
      logger.warn({ err: error, uploadId }, 'an upload could not be given back');
    }
  }

  private async caption(): Promise<SessionEnd> {
    const { repository, engine, speakers } = this.context;
    const { signal } = this.ending;
    await this.writer.open();
    this.wake();
    const language = await speakers.findLanguageOf(this.claim.uploadId);
    const live = await engine.startLive?.({ signal, language, onCaption: (caption) => this.writer.write(caption) });
    if (!live) return 'released';
    const engineName = engine.name;
    await this.feed(live);
    const samples = Math.floor(this.sound.takenBytes / BYTES_PER_SAMPLE);
    const result = await live.finish();
    await this.writer.close();
    signal.throwIfAborted();
    await repository.finish(this.claim, toCaptioned(result, samples, engineName));
    return 'done';
  }

  /** Until everything was given. */
  private async feed(live: LiveTranscription): Promise<void> {
    while (!this.sound.isTaken) {
      this.ending.signal.throwIfAborted();
      const next = this.sound.take();
      if (next) {
        this.lastSoundAt = performance.now();
        if (this.sound.hasMore) this.wake();
        await live.push(next.pcm, next.isLatest);
        continue;
      }
      if (this.sound.isGone) throw new SessionEnded('lost');
      if (performance.now() - this.lastSoundAt > IDLE_SECONDS * 1_000) throw new SessionEnded('released');
      await this.untilWoken();
    }
  }

  private async untilWoken(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.notify = resolve));
    const waiting = new AbortController();
    using _listening = addAbortListener(this.ending.signal, () => waiting.abort());
    const polled = wait(POLL_EVERY_MS, true, { signal: waiting.signal }).catch(() => false);
    const isPoll = await Promise.race([woken.then(() => false), polled]);
    waiting.abort();
    if (isPoll) this.wake();
  }

  private async renew(): Promise<void> {
    const { repository, logger } = this.context;
    try {
      if (!(await repository.renew(this.claim))) this.ending.abort(new SessionEnded('lost'));
    } catch (error) {
      logger.warn({ err: error }, 'the lease of an upload could not be renewed');
    }
    if (this.pace.isHopeless(this.sound.lagSeconds, performance.now())) this.ending.abort(new SessionEnded('behind'));
  }

  private endFor(error: unknown): SessionEnd {
    if (error instanceof SessionEnded) return error.end;
    const { uploadId } = this.claim;
    this.context.logger.warn({ err: error, uploadId }, 'captions failed');
    // The same sound would fail again. What the database or the store could not do, it may do for another.
    return error instanceof SpeechError ? 'failed' : 'released';
  }
}
