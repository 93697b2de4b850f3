/** Reads the rows of these keys, each key once; what there is none of is missing from the answer. */
type ReadAll<Row> = (keys: string[]) => Promise<ReadonlyMap<string, Row>>;

interface Batch<Row> {
  keys: Set<string>;
  rows: Promise<ReadonlyMap<string, Row>>;
  read: () => Promise<void>;
}

/**
 * Reads rows by key for many who ask at once. A few statements are under way at a time; whoever asks meanwhile is read by the next one, with
 * all others who wait. Nothing is kept: a statement begins after each of its keys was asked for, so nobody is told what was true before.
 */
export class ReadTogether<Row> {
  private waiting: Batch<Row> | null = null;
  private underWay = 0;

  /** @param most How many statements may be under way at once */
  constructor(
    private readonly readAll: ReadAll<Row>,
    private readonly most: number,
  ) {}

  /** Undefined when there is no such row. Rejects as the statement does. */
  async read(key: string): Promise<Row | undefined> {
    this.waiting ??= this.begin();
    const { keys, rows } = this.waiting;
    keys.add(key);
    return (await rows).get(key);
  }

  /** What arrives in this turn of the event loop is read together, too. */
  private begin(): Batch<Row> {
    const keys = new Set<string>();
    const { promise: rows, resolve, reject } = withResolvers<ReadonlyMap<string, Row>>();
    setImmediate(() => this.readWaiting());
    return { keys, rows, read: () => this.readAll([...keys]).then(resolve, reject) };
  }

  private readWaiting(): void {
    const batch = this.waiting;
    if (!batch || this.underWay >= this.most) return;
    this.waiting = null;
    this.underWay += 1;
    void batch.read().finally(() => {
      this.underWay -= 1;
      this.readWaiting();
    });
  }
}

/** As `Promise.withResolvers`, which Node has from version 22 on. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  return { promise, resolve, reject };
}
