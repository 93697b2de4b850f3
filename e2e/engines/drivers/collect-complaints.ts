interface Watched {
  complaints?: string[];
}

/**
 * Runs in the page. Answers what went wrong in it since the last call, from the first one on: WebKitGTK tells nobody else. (A
 * browser under automation writes no console, and WebDriver has no script that runs before those of a page.)
 */
export function collectComplaints(): string[] {
  const page = window as Watched;
  if (!page.complaints) {
    const complaints: string[] = (page.complaints = []);
    const complain = (what: unknown) => complaints.push(String(what));
    const toConsole = console.error.bind(console);
    console.error = (...said: unknown[]) => {
      complain(said.join(' '));
      toConsole(...said);
    };
    addEventListener('error', ({ message }) => complain(`uncaught: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => complain(`uncaught: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complain(`The CSP stopped ${blockedURI} (${violatedDirective})`),
    );
  }
  return page.complaints.splice(0);
}
