import type { BrowserContext } from '@playwright/test';

/** Asking who is signed in answers a visitor 401, as the product's contract says, and Chromium reports every 401. */
const VISITOR = /\/api\/auth\/user .*\b401\b/;

const REPORT_CSP = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error('The CSP stopped ' + blockedURI + ' (' + violatedDirective + ')');
});`;

/** Adds to `trouble` what the browser complains of from now on: errors in the console, uncaught exceptions, what the CSP stops. */
export async function watchConsoleErrors(context: BrowserContext, consoleErrors: string[]): Promise<void> {
  await context.addInitScript(REPORT_CSP);
  context.on('weberror', (webError) => consoleErrors.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    const complaint = `${message.location().url} ${message.text()}`;
    if (message.type() === 'error' && !VISITOR.test(complaint)) consoleErrors.push(complaint);
  });
}
