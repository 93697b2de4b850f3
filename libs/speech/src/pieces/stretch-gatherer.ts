import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import type { Piece } from './piece.ts';
import { joinPieces, type Stretch } from './stretch.ts';

/** About 3.8 MB of sound: far below what services take, and soon answered. */
const FULL_SAMPLES = 120 * SPEECH_SAMPLE_RATE_HZ;

/** Collects pieces until they are worth sending. */
export class StretchGatherer {
  private pieces: Piece[] = [];

  constructor(private readonly send: (stretch: Stretch) => Promise<void>) {}

  async add(piece: Piece): Promise<void> {
    const gathered = this.pieces.reduce((sum, { samples }) => sum + samples.length, 0);
    if (gathered + piece.samples.length > FULL_SAMPLES) await this.finish();
    this.pieces.push(piece);
  }

  /** Sends what has been gathered, if anything. */
  async finish(): Promise<void> {
    if (this.pieces.length === 0) return;
    const stretch = joinPieces(this.pieces);
    this.pieces = [];
    await this.send(stretch);
  }
}
