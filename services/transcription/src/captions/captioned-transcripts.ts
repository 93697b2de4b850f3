import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type CaptionedUpload, CaptionRepository } from './caption.repository.ts';
import type { CaptionedResult } from './captioned-result.ts';

/** A captioner needs a second or two for the last words; whoever needs longer has much to catch up with. */
const MAX_WAIT_MS = 10_000;
const POLL_MS = 50;
const BYTES_PER_SAMPLE = 2;
const SAMPLES_PER_SECOND = 16_000;

/** Transcripts that were complete when their recordings were. */
@Injectable()
export class CaptionedTranscripts {
  constructor(private readonly repository: CaptionRepository) {}

  /** Waits for a captioner that is about to finish. Null when the recording has to be transcribed; rejects with the signal's reason. */
  async find(recordingId: string, signal: AbortSignal): Promise<CaptionedResult | null> {
    for (const deadline = performance.now() + MAX_WAIT_MS; performance.now() < deadline; await wait(POLL_MS)) {
      signal.throwIfAborted();
      const upload = await this.repository.findOfRecording(recordingId);
      if (upload?.captioned) return heardAll(upload, upload.captioned) ? upload.captioned : null;
      if (!upload?.isClaimed) return null;
    }
    return null;
  }
}

/** Whether every sample of the recording was heard, and nothing else. */
function heardAll({ receivedBytes }: CaptionedUpload, { samples, durationSeconds }: CaptionedResult): boolean {
  return (
    samples === Math.floor(receivedBytes / BYTES_PER_SAMPLE) &&
    samples === Math.round(durationSeconds * SAMPLES_PER_SECOND)
  );
}
