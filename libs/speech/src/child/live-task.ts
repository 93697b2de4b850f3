import type { Caption, LiveTranscription, SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { IpcChannel, PendingRequest } from './ipc-channel.ts';
import type { FromChild, LiveTask, ToChild } from './speech-child-messages.ts';

/** One live task of a child, seen from its parent: one request, of which each part is acknowledged. */
export class LiveTaskOfChild implements LiveTranscription {
  private settle!: (error: unknown, result?: SpeechResult) => void;
  /** Settles when the task has ended, whether or not somebody waits for an answer. */
  readonly result = new Promise<SpeechResult>((resolve, reject) => {
    this.settle = (error, result) => {
      if (result) resolve(result);
      else reject(error);
      this.isSettled = true;
      this.acknowledge?.();
    };
  });
  private isSettled = false;
  private watchdog: PendingRequest<SpeechResult>['watchdog'] | null = null;
  private acknowledge: (() => void) | null = null;

  constructor(
    private readonly channel: IpcChannel,
    private readonly stallSeconds: number,
    private readonly onCaption: (caption: Caption) => void,
  ) {}

  async begin(task: LiveTask): Promise<void> {
    await this.untilTaken(() => {
      const request: ToChild = { kind: 'begin-live', task };
      this.channel
        .request<SpeechResult>(request, this.stallSeconds, (message, pending) => this.receive(message, pending))
        .then((result) => this.settle(null, result), this.settle);
    });
  }

  async push(pcm: Uint8Array, isLatest = true): Promise<void> {
    await this.untilTaken(() => this.send({ kind: 'sound', pcm, isLatest }));
  }

  async finish(): Promise<SpeechResult> {
    this.acknowledge = () => undefined;
    this.send({ kind: 'finish' });
    return this.result;
  }

  private async untilTaken(send: () => void): Promise<void> {
    const taken = new Promise<void>((resolve) => (this.acknowledge = resolve));
    send();
    // No race of the two, which would leave something at the result with every part of a recording.
    if (!this.isSettled) await taken;
    if (this.isSettled) await this.result;
  }

  private send(message: ToChild): void {
    this.watchdog?.restart();
    this.channel.send(message);
  }

  private receive(message: FromChild, { resolve, reject, watchdog }: PendingRequest<SpeechResult>): void {
    this.watchdog = watchdog;
    if (message.kind === 'caption') this.onCaption(message.caption);
    if (message.kind === 'done') resolve(message.result);
    if (message.kind === 'failed') reject(SpeechError.fromFailure(message.failure));
    if (message.kind === 'taken') {
      this.acknowledge?.();
      this.acknowledge = null;
    }
    // Nothing was asked of the child that it has not answered: it may be silent for as long as nobody speaks.
    if (!this.acknowledge) watchdog.stop();
  }
}
