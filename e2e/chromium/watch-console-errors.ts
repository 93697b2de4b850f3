import type { BrowserContext, Page } from '@playwright/test';

/** Asking who is signed in answers a visitor 401, as the product's contract says, and Chromium reports every 401. */
const VISITOR = /\/api\/auth\/user .*\b401\b/;
const SIGNED_OUT = /\b401\b/;

const REPORT_CSP = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error('The CSP stopped ' + blockedURI + ' (' + violatedDirective + ')');
});`;

/** Adds to `consoleErrors` what the browser complains of from now on: errors in the console, uncaught exceptions, what the CSP stops. */
export async function watchConsoleErrors(context: BrowserContext, consoleErrors: string[]): Promise<void> {
  const leaving = pagesThatSignOut(context);
  await context.addInitScript(REPORT_CSP);
  context.on('weberror', (webError) => consoleErrors.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    const complaint = `${message.location().url} ${message.text()}`;
    const page = message.page();
    // What a page asked for while its session ended is refused before the next page is there.
    const isLate = page !== null && leaving.has(page) && SIGNED_OUT.test(complaint);
    if (message.type() === 'error' && !VISITOR.test(complaint) && !isLate) consoleErrors.push(complaint);
  });
}

/** The pages on which somebody has pressed 'Log out', until the next page is there. */
function pagesThatSignOut(context: BrowserContext): ReadonlySet<Page> {
  const leaving = new Set<Page>();
  context.on('request', (request) => {
    if (!request.isNavigationRequest() || new URL(request.url()).pathname !== '/api/logout') return;
    const page = request.frame().page();
    leaving.add(page);
    page.once('domcontentloaded', () => leaving.delete(page));
  });
  return leaving;
}
