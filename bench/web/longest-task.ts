import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * The longest task of a page's main thread while `act` goes on, in milliseconds: the time that the thread worked, and
 * the time that passed, which on a busy machine is more. From Chromium's own trace, since a page can only observe
 * tasks beyond 50 ms.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ workedMs: number; passedMs: number }> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && event.ph === 'X' && mainThreads.has(thread(event)),
  );

  const longest = (time: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, (task[time] ?? 0) / 1000), 0);
  return { workedMs: longest('tdur'), passedMs: longest('dur') };
}

const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid}/${tid}`;
