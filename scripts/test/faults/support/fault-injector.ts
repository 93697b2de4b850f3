import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Service, TestProduct } from './test-product.ts';

export const PORTS = ['database', 'store', 'queue', 'speech', 'language', 'voice'] as const;
type Port = (typeof PORTS)[number];
export const FAULTS = ['fail', 'hang', 'kill'] as const;
type Fault = (typeof FAULTS)[number];

export interface Order {
  port: Port;
  n: number;
  fault: Fault;
  /** The call has done its work before it fails: what was lost is the answer. */
  isAfter: boolean;
}

export type CallCounts = Partial<Record<Port, number>>;

const PRELOAD = fileURLToPath(new URL('../preload/inject-faults.mjs', import.meta.url));
/** For a service that runs; how long it takes to start says more of the machine. */
const ORDERED_WITHIN_MS = 60_000;
/** Of a service that cannot start; one that is killed by a fault ends once. */
const MAX_DEATHS = 5;

/** What makes services take orders, which are put down in this folder. */
export function takesOrders(folder: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${PRELOAD}`, FAULTS_FOLDER: folder };
}

/** Makes one call of a service fail, and reports which calls it made. */
export class FaultInjector {
  private lastId = 0;

  constructor(
    private readonly product: TestProduct,
    private readonly folder: string,
  ) {}

  /** Counting begins anew. Answers how many calls there were since the order before. */
  async give(service: Service, order?: Order): Promise<CallCounts> {
    const id = (this.lastId += 1);
    await writeFile(join(this.folder, `${service}.order`), JSON.stringify({ fault: 'none', ...order, id }));
    const asked = new Set<number>();
    const deathsBefore = this.product.deathsOf(service);
    for (let deadline = Number.POSITIVE_INFINITY; Date.now() < deadline; await wait(50)) {
      if (this.product.deathsOf(service) > deathsBefore + MAX_DEATHS) break;
      // A process that is just being started has not learnt to listen yet, and would end of it.
      await this.product.untilStarted(service);
      const pid = this.product.pidOf(service);
      if (!asked.has(pid)) deadline = Date.now() + ORDERED_WITHIN_MS;
      asked.add(pid);
      this.product.kill(service, 'SIGUSR2');
      await wait(50);
      if ((await this.read(service, 'ordered'))?.id === id) return (await this.read(service, 'counted'))?.counts ?? {};
    }
    const log = this.product.logOf(service);
    throw new Error(
      `${service} took no order, asked ${asked.size} processes; the last one said:\n${log.slice(-2_000)}`,
    );
  }

  async wasMet(service: Service): Promise<boolean> {
    return (await this.read(service, 'met'))?.id === this.lastId;
  }

  private async read(service: Service, what: string): Promise<{ id: number; counts: CallCounts } | null> {
    const content = await readFile(join(this.folder, `${service}.${what}`), 'utf8').catch(() => null);
    return content === null ? null : (JSON.parse(content) as { id: number; counts: CallCounts });
  }
}
