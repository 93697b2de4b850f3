import type { IncomingMessage } from 'node:http';
import type { Metrics } from '@stitchbook/metrics';
import type { RequestWatcher } from '../http/watch-requests.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Files of the web app, what is passed on to the provider, and whatever people make up. */
const NO_ROUTE = 'other';

/** Measures how long answers take, from the request's first byte to the answer's last, or until the asker leaves. */
export function measureRequests(metrics: Metrics): RequestWatcher {
  const durations = metrics.distribution(
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
