import { Gauge, Registry, collectDefaultMetrics, Histogram as PrometheusHistogram } from 'prom-client';

/** Every value must come from a small, fixed set: each combination is kept for as long as the process lives. */
export type Labels<Name extends string> = Record<Name, string>;

export interface Description<Name extends string> {
  /** In snake case, with its unit at the end. */
  name: string;
  help: string;
  labels: readonly Name[];
}

export interface Histogram<Name extends string> {
  /** In the unit that the metric's name ends with. */
  observe(labels: Labels<Name>, value: number): void;
}

export interface Sample<Name extends string> {
  labels: Labels<Name>;
  value: number;
}

/** The metrics of one process: its own, and those of the runtime (memory, processor time, event loop lag). */
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Registers a histogram. `buckets` are upper bounds in the metric's unit, ascending.
   * Throws when a metric of that name is registered already.
   */
  histogram<Name extends string>(
    { name, help, labels }: Description<Name>,
    buckets: readonly number[],
  ): Histogram<Name> {
    const registers = [this.registry];
    return new PrometheusHistogram<Name>({ name, help, labelNames: labels, buckets: [...buckets], registers });
  }

  /**
   * Registers a gauge whose samples are read at each scrape. What `read` does not return any more is not exposed any more;
   * where `read` rejects, the whole scrape fails. Throws when a metric of that name is registered already.
   */
  gauge<Name extends string>(
    { name, help, labels }: Description<Name>,
    read: () => Promise<readonly Sample<Name>[]>,
  ): void {
    const gauge = new Gauge<Name>({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        const samples = await read();
        gauge.reset();
        for (const sample of samples) gauge.set(sample.labels, sample.value);
      },
    });
  }

  /** All metrics in Prometheus' text format. Rejects when a gauge cannot be read. */
  async expose(): Promise<{ contentType: string; text: string }> {
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }
}
