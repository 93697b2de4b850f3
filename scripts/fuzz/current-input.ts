const MAX_BYTES = 1 << 20;
const NUMBER = 0;
const LENGTH = 1;

/** The input that is being run, in shared memory, so that it can be read when the thread that runs it is blocked. */
export class CurrentInput {
  private readonly header: Int32Array;
  private readonly bytes: Uint8Array;
  private seen = -1;
  private seenSince = 0;

  constructor(readonly memory: { header: SharedArrayBuffer; bytes: SharedArrayBuffer }) {
    this.header = new Int32Array(memory.header);
    this.bytes = new Uint8Array(memory.bytes);
  }

  static create(): CurrentInput {
    return new CurrentInput({ header: new SharedArrayBuffer(8), bytes: new SharedArrayBuffer(MAX_BYTES) });
  }

  write(input: Uint8Array): void {
    this.bytes.set(input.subarray(0, MAX_BYTES));
    Atomics.store(this.header, LENGTH, Math.min(input.length, MAX_BYTES));
    Atomics.add(this.header, NUMBER, 1);
  }

  read(): Uint8Array {
    return this.bytes.slice(0, Atomics.load(this.header, LENGTH));
  }

  /** How many inputs there have been. */
  number(): number {
    return Atomics.load(this.header, NUMBER);
  }

  /** What came before, such as loading what is fuzzed, does not count. */
  countAnew(): void {
    this.seen = -1;
  }

  unchangedForMs(): number {
    const number = this.number();
    if (number !== this.seen) [this.seen, this.seenSince] = [number, performance.now()];
    return performance.now() - this.seenSince;
  }
}
