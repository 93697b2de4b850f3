import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/start/check-machine.mjs';
import type { Browser } from './browser.ts';
import { collectComplaints } from './collect-complaints.ts';
import { program, startProgram } from './start-program.ts';
import { startSoundCard } from './start-sound-card.ts';
import { WebDriverSession } from './webdriver-session.ts';

/** Under this key WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** By these characters WebDriver names keys that write none. */
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' };
const DISPLAY = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
/** A microphone that hears a tone. */
const MICROPHONE = ['--enable-media-stream=true', '--enable-mock-capture-devices=true'];

/** WebKitGTK's own browser, on a display of its own, through WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const display = startProgram(program('XVFB_PATH'), DISPLAY);
  const [displayNumber] = await display.says(/^\d+$/);
  const home = await mkdtemp(join(tmpdir(), 'stitchbook-webkit-'));
  const soundCard = await startSoundCard(home);
  const port = await findFreePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const driver = startProgram(program('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
    ...process.env,
    ...soundCard.environment,
    HOME: home,
    DISPLAY: `:${displayNumber}`,
  });
  const session = await WebDriverSession.open(url, {
    'webkitgtk:browserOptions': { binary: program('MINI_BROWSER_PATH'), args: ['--automation', ...MICROPHONE] },
  });
  const seen: string[] = [];

  const evaluate = async (expression: string) => {
    const script = `return [(${String(collectComplaints)})(), ${expression}]`;
    const [complaints, value] = await session.post<[string[], unknown]>('execute/sync', { script, args: [] });
    seen.push(...complaints);
    return value;
  };
  return {
    navigate: async (address) => {
      await session.post('url', { url: address });
      await evaluate('null');
    },
    evaluate,
    press: (...keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      return session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
    },
    click: (x, y) => {
      const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      return session.post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    setFile: async (selector, path) => {
      const element = await session.post<Record<string, string>>('element', { using: 'css selector', value: selector });
      await session.post(`element/${element[ELEMENT]}/value`, { text: path });
    },
    takeScreenshot: () => session.get('screenshot'),
    resizeTo: (width, height) => session.post('window/rect', { width, height }),
    complaints: async () => {
      await evaluate('null');
      return seen;
    },
    close: async () => {
      await session.end();
      await driver.stop();
      await soundCard.stop();
      await display.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
