import { ExpressAdapter } from '@bull-board/express';
import type { Request, Response } from 'express';

type EntryRoute = Parameters<ExpressAdapter['setEntryRoute']>[0];

/** The one style that the dashboard's script puts into the page: the colours of the store's icon. */
const ICON_COLOURS = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

/**
 * The dashboard's page comes with styles of its own in it and fonts from another site, which the content policy refuses;
 * without them it looks the same but for the letters. Two things are loosened for it: it may say what its links are relative
 * to, and bring that one style.
 */
export class PolicyAbidingBoard extends ExpressAdapter {
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
    .replaceAll(/<link[^>]+href="https?:[^>]*>/g, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/ style="[^"]*"/g, '');
}
