export { type Description, type Histogram, type Labels, Metrics, type Sample } from './metrics.ts';
export { MetricsSettings } from './metrics.settings.ts';
export { type ServedMetrics, serveMetrics } from './serve-metrics.ts';
