import { Injectable } from '@nestjs/common';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { QueueWatch, type WatchedQueue } from '@stitchbook/jobs';
import type { Express, NextFunction, Request, Response } from 'express';
import { ExpressAdapter } from '@bull-board/express';

export const DASHBOARD_PATH = '/admin/queues';

/** All that an entry holds; whatever else a queue may come to carry is not shown. */
const showPayload = ({ jobId, attempt }: { jobId?: unknown; attempt?: unknown }) => ({ jobId, attempt });

/** The one style that the dashboard's script puts into the page: the colours of the store's icon. */
const ICON_COLOURS = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

type EntryRoute = Parameters<ExpressAdapter['setEntryRoute']>[0];

/**
 * The dashboard's page comes with styles of its own in it and fonts from another site, which the content policy refuses;
 * without them it looks the same but for the letters. Two things are loosened for it: it may say what its links are relative
 * to, and bring that one style.
 */
class DashboardAdapter extends ExpressAdapter {
  constructor() {
    super();
    this.app.disable('x-powered-by');
  }

  override setEntryRoute({ method, route, handler }: EntryRoute): this {
    this.app[method](route, (_request: Request, response: Response) => {
      const { name, params } = handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      this.app.render(name, params, (error: Error | null, page?: string) => {
        if (error) throw error;
        response.setHeader('Content-Security-Policy', loosened(response));
        response.type('html').send(withoutForeignParts(String(page)));
      });
    });
    return this;
  }
}

function loosened(response: Response): string {
  return String(response.getHeader('Content-Security-Policy'))
    .replace("base-uri 'none'", "base-uri 'self'")
    .replace("style-src 'self'", `style-src 'self' ${ICON_COLOURS}`);
}

function withoutForeignParts(page: string): string {
  return page
    .replaceAll(/<link(?=[^<>]{1,300}href="https?:)[^<>]*>/g, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/ style="[^"]*"/g, '');
}

/**
 * What lies in the queues. The row of a job is the truth and a queue only carries its id, so an entry that is retried,
 * removed or promoted here would go past its row: whoever waits would not learn of it, or it would come back by itself. Hence read-only;
 * people try again and cancel through `/api/jobs`.
 */
@Injectable()
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
  const board = new DashboardAdapter().setBasePath(DASHBOARD_PATH);
  createBullBoard({
    queues: queues.map(readOnly),
    serverAdapter: board,
    options: {
      uiConfig: { boardTitle: 'Stitchbook queues', hideDocsLink: true, locale: { lng: 'en-US' } },
    },
  });
  return board.getRouter() as Express;
}

function readOnly(queue: WatchedQueue): BullMQAdapter {
  const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
  adapter.setFormatter('data', showPayload);
  adapter.setFormatter('returnValue', () => undefined);
  return adapter;
}
