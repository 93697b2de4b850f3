/** What is known of a recording beside its sound. */
export interface StoredTake {
  id: string;
  /** Several people may use one device. */
  ownerId: string;
  title: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The transcription that has its audio already; null before it was sent. */
  jobId: string | null;
  /** To be saved by itself as soon as the server can be reached. */
  waitsForNetwork: boolean;
}

/** A recording that is offered again. */
export interface UnsavedTake extends StoredTake {
  /** Seconds. */
  duration: number;
}
