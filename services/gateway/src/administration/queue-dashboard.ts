import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { QueueWatch, WatchedQueue } from '@stitchbook/jobs';
import type { Express, NextFunction, Request, Response } from 'express';
import { PolicyAbidingBoard } from './policy-abiding-board.ts';

export const DASHBOARD_PATH = '/admin/queues';

/** All that a ticket holds; whatever else a queue may come to carry is not shown. */
const showTicket = ({ jobId, attempt }: { jobId?: unknown; attempt?: unknown }) => ({ jobId, attempt });

/**
 * What lies in the queues. The row of a job is the truth and a queue only carries its id, so a ticket that is retried,
 * removed or promoted here would go past its row: nobody would be told, or it would come back by itself. Hence read-only;
 * people try again and cancel through `/api/jobs`.
 */
export class QueueDashboard {
  private board: Express | null = null;

  constructor(private readonly watch: QueueWatch) {}

  show(request: Request, response: Response, next: NextFunction): void {
    request.url = request.originalUrl.slice(DASHBOARD_PATH.length).replace(/^(?!\/)/, '/');
    this.board ??= openBoard(this.watch.open());
    this.board(request, response, next);
  }
}

function openBoard(queues: readonly WatchedQueue[]): Express {
  const board = new PolicyAbidingBoard().setBasePath(DASHBOARD_PATH);
  createBullBoard({
    queues: queues.map(lookAt),
    serverAdapter: board,
    options: {
      uiConfig: { boardTitle: 'Stitchbook queues', hideDocsLink: true, locale: { lng: 'en-US' } },
    },
  });
  return board.getRouter() as Express;
}

function lookAt(queue: WatchedQueue): BullMQAdapter {
  const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
  adapter.setFormatter('data', showTicket);
  adapter.setFormatter('returnValue', () => undefined);
  return adapter;
}
