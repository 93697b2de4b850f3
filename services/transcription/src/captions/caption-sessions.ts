import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { loadSettings } from '@stitchbook/config';
import { ChangeFeed, type FeedChange } from '@stitchbook/database';
import { TranscriptionWorkerSettings } from '@stitchbook/jobs';
import { WorkerContext } from '@stitchbook/jobs/nest';
import type { Histogram } from '@stitchbook/metrics';
import type { SpeechEngine } from '@stitchbook/speech';
import { affordableSessions } from '../affordable.ts';
import { SpeakerRepository } from '../speaker.repository.ts';
import { SPEECH_ENGINE } from '../transcription.providers.ts';
import { CaptionRepository } from './caption.repository.ts';
import { CaptionSession } from './caption-session.ts';

/** Beside what is announced: a lease that lapses is not. */
const POLL_EVERY_MS = 2_000;
/** Many uploads may change at once, most of them without captions or with a captioner. */
const CLAIM_EVERY_MS = 200;
const LAG_BUCKETS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30, 60];

/** The uploads that this worker captions while they arrive: as many at a time as it carries, apart from its jobs. */
@Injectable()
export class CaptionSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly running = new Map<string, { session: CaptionSession; ended: Promise<void> }>();
  private readonly limit: number;
  private readonly lag: Histogram<never>;
  private polling: NodeJS.Timeout | undefined;
  private claiming: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly repository: CaptionRepository,
    private readonly feed: ChangeFeed,
    private readonly speakers: SpeakerRepository,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
    @Inject(WorkerContext) private readonly context: WorkerContext,
  ) {
    const { captionSessions } = loadSettings(TranscriptionWorkerSettings, context.environment);
    this.limit = engine.startLive ? (captionSessions ?? affordableSessions()) : 0;
    context.metrics.gauge(
      { name: 'stitchbook_caption_sessions', help: 'Recordings that are captioned right now', labels: [] },
      async () => [{ labels: {}, value: this.running.size }],
    );
    this.lag = context.metrics.histogram(
      {
        name: 'stitchbook_caption_lag_seconds',
        help: 'Sound that had come in and was not shown yet when a caption was',
        labels: [],
      },
      LAG_BUCKETS,
    );
  }

  onApplicationBootstrap(): void {
    if (this.limit === 0) return;
    this.feed.subscribe((change) => this.handle(change));
    this.polling = setInterval(() => this.claimSoon(), POLL_EVERY_MS);
  }

  /** First of all when the process shuts down, so that another worker goes on at once. */
  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.polling);
    clearTimeout(this.claiming);
    await this.feed.close();
    const running = [...this.running.values()];
    for (const { session } of running) session.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }

  private handle(change: FeedChange): void {
    if (change.kind === 'gap') for (const { session } of this.running.values()) session.wake();
    if (change.kind === 'upload') this.running.get(change.id)?.session.wake();
    if (change.kind === 'gap' || (change.kind === 'upload' && !this.running.has(change.id))) this.claimSoon();
  }

  private claimSoon(): void {
    if (this.claiming || this.isClosed || this.running.size >= this.limit) return;
    this.claiming = setTimeout(() => {
      this.claim()
        .catch((error: unknown) => this.context.logger.warn({ err: error }, 'no upload could be claimed'))
        .finally(() => (this.claiming = undefined));
    }, CLAIM_EVERY_MS);
  }

  private async claim(): Promise<void> {
    while (this.running.size < this.limit && !this.isClosed) {
      const claim = await this.repository.claim();
      if (!claim) return;
      const { repository, engine, speakers } = this;
      const { logger } = this.context;
      const observeLag = (seconds: number) => this.lag.observe({}, seconds);
      const session = new CaptionSession(claim, { repository, engine, speakers, logger, observeLag });
      logger.info({ uploadId: claim.uploadId }, 'captions started');
      const ended = session.run().finally(() => {
        this.running.delete(claim.uploadId);
        this.claimSoon();
      });
      this.running.set(claim.uploadId, { session, ended });
      if (this.isClosed) session.stop();
    }
  }
}
