import { setTimeout as wait } from 'node:timers/promises';
import { type CaptionState, type DataSource, Caption, Upload } from '@stitchbook/database';

const HEADER_BYTES = 44;
const PIECE_BYTES = 16_000;

/** An upload of a recorder, as the gateway stores it while somebody speaks. */
export class SpokenUpload {
  private sentBytes = 0;
  private readonly pcm: Buffer;

  private constructor(
    private readonly dataSource: DataSource,
    readonly id: string,
    wav: Buffer,
  ) {
    this.pcm = wav.subarray(HEADER_BYTES);
  }

  static async begin(dataSource: DataSource, ownerId: string, wav: Buffer): Promise<SpokenUpload> {
    const { identifiers } = await dataSource
      .getRepository(Upload)
      .insert({ ownerId, clientKey: crypto.randomUUID(), media: 'pcm', wantsCaptions: true });
    return new SpokenUpload(dataSource, String(identifiers[0]?.['id']), wav);
  }

  /** In pieces of half a second, as fast as somebody who speaks `times` as fast as they are recorded. */
  async speak({ times = 1, untilSeconds = Infinity } = {}): Promise<void> {
    while (this.sentBytes < Math.min(this.pcm.length, untilSeconds * 32_000)) {
      await wait(500 / times);
      const piece = this.pcm.subarray(this.sentBytes, this.sentBytes + PIECE_BYTES);
      await this.dataSource.transaction(async (transaction) => {
        await transaction.query(
          'insert into upload_pieces (upload_id, offset_bytes, bytes, data) values ($1, $2, $3, $4)',
          [this.id, this.sentBytes, piece.length, piece],
        );
        this.sentBytes += piece.length;
        await transaction.update(Upload, { id: this.id }, { receivedBytes: this.sentBytes, updatedAt: () => 'now()' });
      });
    }
  }

  /** The rest of it comes, and is gone before anybody can read it. */
  async lose(): Promise<void> {
    const { length } = this.pcm;
    const all = { receivedBytes: length, length, transcribedAt: () => 'now()' };
    await this.dataSource.getRepository(Upload).update({ id: this.id }, all);
  }

  /** That there is nothing more to come. */
  async end(): Promise<void> {
    await this.dataSource.getRepository(Upload).update({ id: this.id }, { length: this.sentBytes });
  }

  /** As the gateway does with the recording that it makes of an upload. */
  async become(recordingId: string): Promise<void> {
    await this.dataSource.getRepository(Upload).update({ id: this.id }, { recordingId, transcribedAt: () => 'now()' });
    await this.dataSource.query('delete from upload_pieces where upload_id = $1', [this.id]);
  }

  async row(): Promise<Upload> {
    return this.dataSource.getRepository(Upload).findOneByOrFail({ id: this.id });
  }

  async untilState(state: CaptionState, withinMs = 120_000): Promise<Upload> {
    return this.until((row) => row.captionState === state, withinMs);
  }

  async until(isReached: (row: Upload) => boolean, withinMs = 120_000): Promise<Upload> {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(20)) {
      const row = await this.row();
      if (isReached(row)) return row;
    }
    throw new Error(`the upload did not get there: ${JSON.stringify(await this.row())}`);
  }

  async captions(): Promise<Caption[]> {
    return this.dataSource.getRepository(Caption).find({ where: { uploadId: this.id }, order: { number: 'ASC' } });
  }

  /** What somebody reads who follows the captions. */
  async shown(): Promise<string> {
    return (await this.captions()).flatMap(({ text }) => text || []).join(' ');
  }

  async untilShown(words: RegExp, withinMs = 90_000): Promise<void> {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(20))
      if (words.test(await this.shown())) return;
    throw new Error(`the captions are: ${await this.shown()}`);
  }
}
