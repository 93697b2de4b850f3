import { loadSettings } from '@stitchbook/config';
import { type Embedder, MeaningSettings, createEmbedder, embedNote } from '@stitchbook/meaning';
import { ensureEmbeddingModel } from '@stitchbook/testing';
import type { TestGateway } from './start-gateway.ts';

/** What the enrichment worker does: the vectors of every note that has none of its words. */
export class VectorMaker {
  private constructor(
    private readonly gateway: TestGateway,
    private readonly embedder: Embedder,
  ) {}

  /** @param service the environment of one that makes them; without it the built-in model does */
  static async start(gateway: TestGateway, service?: Record<string, string>): Promise<VectorMaker> {
    const environment = service ?? { EMBEDDING_MODEL_DIR: await ensureEmbeddingModel() };
    return new VectorMaker(gateway, createEmbedder(loadSettings(MeaningSettings, environment), 0));
  }

  async makeAll(): Promise<void> {
    const { dataSource } = this.gateway.database;
    const notes = await dataSource.query<{ id: string; transcript: string; version: number }[]>(
      `select n.id, n.transcript, n.transcript_version as version from notes n left join note_vectors v on v.note_id = n.id
       where v.transcript_version is distinct from n.transcript_version`,
    );
    for (const { id, transcript, version } of notes) {
      const { passages, sentences, places } = await embedNote(this.embedder, transcript);
      await dataSource.query(
        `with removed as (delete from note_passages where note_id = $1 and place > cardinality($7::bytea[])),
         kept as (
           insert into note_vectors (note_id, model, transcript_version, sentences, sentence_begins, sentence_ends)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (note_id) do update set transcript_version = excluded.transcript_version,
             sentences = excluded.sentences, sentence_begins = excluded.sentence_begins, sentence_ends = excluded.sentence_ends
           returning note_id
         )
         insert into note_passages (note_id, place, model, vector, code)
         select note_id, place, $2, vector, code::bit varying
         from kept, unnest($7::bytea[], $8::text[]) with ordinality passage (vector, code, place)
         on conflict (note_id, place) do update set vector = excluded.vector, code = excluded.code`,
        [
          id,
          this.embedder.name,
          version,
          sentences,
          places.map(({ begin }) => begin),
          places.map(({ end }) => end),
          passages.map(({ vector }) => vector),
          passages.map(({ code }) => code),
        ],
      );
    }
  }

  close(): Promise<void> {
    return this.embedder.close();
  }
}
