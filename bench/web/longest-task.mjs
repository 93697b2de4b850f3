// @ts-check

/**
 * The longest task of a page's main thread while `act` goes on, in milliseconds: the time that the thread worked, and
 * the time that passed, which on a busy machine is more. From Chromium's own trace: the page itself is only told of
 * tasks beyond 50 ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<{ workedMs: number, passedMs: number }>}
 */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  /** @type {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }[]} */
  const events = trace.traceEvents;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && event.ph === 'X' && mainThreads.has(thread(event)),
  );
  /** @param {'dur' | 'tdur'} time */
  const longest = (time) => tasks.reduce((most, task) => Math.max(most, (task[time] ?? 0) / 1000), 0);
  return { workedMs: longest('tdur'), passedMs: longest('dur') };
}

/** @param {{ pid: number, tid: number }} event */
const thread = ({ pid, tid }) => `${pid}/${tid}`;
