import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Every value must come from a small, fixed set: each combination is kept for as long as the process lives. */
export type Labels<Name extends string> = Record<Name, string>;

export interface Description<Name extends string> {
  /** In snake case, with its unit at the end. */
  name: string;
  help: string;
  labels: readonly Name[];
}

export interface Distribution<Name extends string> {
  /** In the unit that the metric's name ends with. */
  observe(labels: Labels<Name>, value: number): void;
}

export interface Sample<Name extends string> {
  labels: Labels<Name>;
  value: number;
}

/** What one process counts and measures, beside what the runtime tells of itself (memory, processor, event loop). */
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** How values are spread; `buckets` are upper bounds, ascending. */
  distribution<Name extends string>(
    { name, help, labels }: Description<Name>,
    buckets: readonly number[],
  ): Distribution<Name> {
    const registers = [this.registry];
    return new Histogram<Name>({ name, help, labelNames: labels, buckets: [...buckets], registers });
  }

  /** A value that is read whenever somebody asks for the metrics; when `read` yields nothing, nothing is told. */
  reading<Name extends string>(
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

  /** Everything as Prometheus reads it. */
  async tell(): Promise<{ contentType: string; text: string }> {
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }
}
