import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection } from './bidi-connection.ts';
import type { Browser, InputSource } from './browser.ts';
import { program, startProgram } from './start-program.ts';
import { startSoundCard } from './start-sound-card.ts';

const PREFERENCES = `
user_pref("media.navigator.streams.fake", true);
user_pref("media.navigator.permission.disabled", true);
`;

/** Runs in each page before its own scripts: what the CSP stops is to be read in the console. */
function reportCsp(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The CSP stopped ${blockedURI} (${violatedDirective})`),
  );
}

interface LogEntry {
  level: string;
  text: string | null;
}

/** Firefox, with a profile of its own and a microphone that hears a tone, through WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'stitchbook-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const soundCard = await startSoundCard(profile);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = startProgram(program('FIREFOX_PATH'), args, { ...process.env, ...soundCard.environment });
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const seen: string[] = [];
  const bidi = await BidiConnection.open(`${address}/session`, (_method, params) => {
    const { level, text } = params as LogEntry;
    if (level === 'error') seen.push(text ?? '');
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(reportCsp) });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    navigate: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
      const answer = await bidi.send<Evaluated>('script.evaluate', asked);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown);
    },
    performActions: async (actions: InputSource[]) =>
      void (await bidi.send('input.performActions', { context, actions })),
    setFile: async (selector, path) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator,
      });
      const element = { sharedId: nodes[0]?.sharedId };
      await bidi.send('input.setFiles', { context, element, files: [path] });
    },
    takeScreenshot: async () =>
      (await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    resizeTo: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    complaints: async () => seen,
    close: async () => {
      await firefox.stop();
      await soundCard.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };
