import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { WorkerContext } from '@stitchbook/jobs/nest';
import type { SpeechEngine } from '@stitchbook/speech';
import { SpeechLanguageRepository } from './speech-language.repository.ts';
import { SPEECH_ENGINE } from './transcription.providers.ts';

/** A model may be added or removed while the worker runs. */
const EVERY_MS = 30_000;

/** Keeps what people may choose from as what can be heard here. */
@Injectable()
export class PublishLanguages implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private published: string | null = null;
  private publishing: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: SpeechLanguageRepository,
    @Inject(SPEECH_ENGINE) private readonly engine: SpeechEngine,
    @Inject(WorkerContext) private readonly context: WorkerContext,
  ) {}

  onApplicationBootstrap(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.publishing;
  }

  private begin(): void {
    this.publishing = this.publish().catch((error: unknown) =>
      this.context.logger.warn({ err: error }, 'the languages that can be heard could not be published'),
    );
  }

  private async publish(): Promise<void> {
    const languages = (await this.engine.languages()).toSorted();
    if (this.published === languages.join()) return;
    await this.repository.publish(languages);
    this.published = languages.join();
  }
}
