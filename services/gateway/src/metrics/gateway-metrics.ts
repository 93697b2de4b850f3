import { JOB_KINDS } from '@stitchbook/jobs';
import type { Logger } from '@stitchbook/logging';
import type { Metrics } from '@stitchbook/metrics';
import type { IncomingMessage } from 'node:http';
import type { JobCount, JobCountsRepository } from './job-counts.repository.ts';
import type { RequestWatcher } from '../http/observe-requests.ts';

/** Several scrapers may ask at once, and both gauges are made of the same rows. */
const CACHE_MS = 1_000;

/** Gauges of how many jobs wait and for how long, counted at each scrape. While they cannot be counted, only these are left out. */
export function exposeJobMetrics(metrics: Metrics, jobs: JobCountsRepository, logger: Logger): void {
  let latest: { askedAt: number; answer: Promise<JobCount[]> } | null = null;
  const read = (): Promise<JobCount[]> => {
    if (!latest || Date.now() - latest.askedAt > CACHE_MS) {
      const answer = jobs.count(JOB_KINDS).catch((error: unknown) => {
        logger.warn({ err: error }, 'jobs could not be counted');
        return [];
      });
      latest = { askedAt: Date.now(), answer };
    }
    return latest.answer;
  };

  metrics.gauge(
    { name: 'stitchbook_jobs', help: 'Jobs that wait, run or have failed', labels: ['kind', 'state'] },
    async () => (await read()).map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
  );
  metrics.gauge(
    {
      name: 'stitchbook_job_oldest_wait_seconds',
      help: 'For how long the job that has waited longest could have been started; 0 when none waits',
      labels: ['kind'],
    },
    async () => {
      const queued = (await read()).filter(({ state }) => state === 'queued');
      return queued.map(({ kind, oldestWaitSeconds }) => ({ labels: { kind }, value: oldestWaitSeconds }));
    },
  );
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Files of the web app, what is passed on to the provider, and whatever people make up. */
const NO_ROUTE = 'other';

/** Measures how long answers take, from the request's first byte to the answer's last, or until the client disconnects. */
export function measureRequests(metrics: Metrics): RequestWatcher {
  const durations = metrics.histogram(
    {
      name: 'http_request_duration_seconds',
      help: 'How long answering took, by the pattern of the route',
      labels: ['method', 'route', 'status'],
    },
    BUCKETS_SECONDS,
  );
  return (request, response) => {
    const begun = performance.now();
    return () => {
      const labels = { method: methodOf(request), route: routeOf(request), status: String(response.statusCode) };
      durations.observe(labels, (performance.now() - begun) / 1_000);
    };
  };
}

function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

/** The pattern that the router has left on the request: never the path itself, which has ids in it and no end of values. */
function routeOf(request: IncomingMessage & { route?: { path?: unknown } }): string {
  const pattern = request.route?.path;
  return typeof pattern === 'string' ? pattern : NO_ROUTE;
}
