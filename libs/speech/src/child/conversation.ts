import type { ChildProcess } from 'node:child_process';
import { SilenceAlarm } from './silence-alarm.ts';
import type { FromChild, ToChild } from './speech-child-messages.ts';

export interface Answering<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
  /** To be stopped while the child waits for us, and wound again afterwards. */
  alarm: SilenceAlarm;
}

interface Side {
  /** The child has said nothing for too long. */
  onSilence: () => void;
  reasonOfEnd: () => Error;
}

/** Questions to a child process, one at a time; each may be answered by many messages. */
export class Conversation {
  private open: { hear: (message: FromChild) => void; end: (error: unknown) => void } | null = null;

  constructor(
    private readonly child: ChildProcess,
    private readonly side: Side,
  ) {
    child.on('message', (message: FromChild) => this.open?.hear(message));
  }

  /** All that comes back goes to `onMessage`, which settles the answer. */
  async ask<T = void>(
    question: ToChild,
    stallSeconds: number,
    onMessage: (message: FromChild, answering: Answering<T>) => void,
  ): Promise<T> {
    const alarm = new SilenceAlarm(stallSeconds, this.side.onSilence);
    try {
      return await new Promise<T>((resolve, reject) => {
        const hear = (message: FromChild) => {
          alarm.wind();
          try {
            onMessage(message, { resolve, reject, alarm });
          } catch (error) {
            reject(error);
          }
        };
        this.open = { hear, end: reject };
        alarm.wind();
        this.tell(question);
      });
    } finally {
      alarm.stop();
      this.open = null;
    }
  }

  tell(message: ToChild): void {
    if (this.child.connected) this.child.send(message);
    else this.end(this.side.reasonOfEnd());
  }

  end(error: Error): void {
    this.open?.end(error);
  }
}
