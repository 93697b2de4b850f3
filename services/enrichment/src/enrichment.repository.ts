import { Injectable } from '@nestjs/common';
import { type Chapter, DEFAULT_TITLES, type Segment } from '@stitchbook/contracts';
import {
  DataSource,
  Job,
  Note,
  Recording,
  type Transaction,
  User,
  findRemovedTags,
  findTags,
  giveThemes,
} from '@stitchbook/database';
import type { Understanding } from '@stitchbook/text';
import { alignSegments } from '@stitchbook/text/align';

/** A longer vocabulary does not help an engine to choose. */
const MAX_VOCABULARY = 500;

/** The rows that enrichment reads and writes. */
@Injectable()
export class EnrichmentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Rejects when the note has been deleted. */
  findNote(id: number): Promise<Note> {
    return this.dataSource.getRepository(Note).findOneByOrFail({ id });
  }

  /** When the words of a note were said, as they are now; none without audio. */
  async findSegments({ recordingId, transcript, transcriptEditedAt }: Note): Promise<Segment[]> {
    if (recordingId === null) return [];
    const recording = await this.dataSource
      .getRepository(Recording)
      .findOne({ select: { id: true, segments: true }, where: { id: recordingId } });
    const heard = recording?.segments ?? [];
    return transcriptEditedAt ? alignSegments(heard, transcript) : heard;
  }

  /**
   * The names of the owner's themes, the most used first, as far as the reader may see them: an owner sees all of them,
   * others only those of notes that are shared with them. An engine may repeat any name that it is given.
   */
  async findVocabulary(ownerId: string, readerId: string): Promise<string[]> {
    const isVisible = `exists (
      select from note_themes shown join shares s on s.note_id = shown.note_id and s.user_id = $3 where shown.theme_id = t.id)`;
    const rows = await this.dataSource.query<{ name: string }[]>(
      `select t.name from themes t left join note_themes nt on nt.theme_id = t.id
       where t.owner_id = $1 and ($1 = $3 or ${isVisible})
       group by t.id order by count(nt.note_id) desc, t.id limit $2`,
      [ownerId, MAX_VOCABULARY, readerId],
    );
    return rows.map(({ name }) => name);
  }

  /**
   * Stores mood, themes, chapters and suggested title of a note, unless its transcript has changed since it was read: then another job
   * reads the new one. A mood that a person has chosen stays. Themes are given only to a note without any, and never those that a person
   * has removed from it; the title only to one that nobody has named, once, and where its owner wants that. Resolves with whether it was stored.
   */
  async storeUnderstanding(
    transaction: Transaction,
    read: Pick<Note, 'id' | 'transcriptVersion'>,
    { sentiment, moodSentence, themes, title, chapters }: Understanding & { chapters: Chapter[] },
  ): Promise<boolean> {
    const note = await transaction.findOne(Note, {
      select: {
        id: true,
        ownerId: true,
        title: true,
        suggestedTitle: true,
        enrichedVersion: true,
        transcriptVersion: true,
        sentiment: true,
        sentimentCorrectedAt: true,
      },
      where: { id: read.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (note?.transcriptVersion !== read.transcriptVersion) return false;
    const given = await giveFirstThemes(transaction, note, themes);
    const isTitled = title !== null && (await wantsTitle(transaction, note));
    const isCorrected = note.sentimentCorrectedAt !== null;
    const isVisible = given > 0 || (!isCorrected && sentiment !== note.sentiment) || isTitled;
    await transaction.update(
      Note,
      { id: note.id },
      {
        ...(isCorrected ? { foundSentiment: sentiment } : { sentiment }),
        moodSentence,
        suggestedTitle: title,
        chapters,
        ...(isTitled ? { title } : {}),
        enrichedVersion: read.transcriptVersion,
        ...(isVisible ? { version: () => 'version + 1', updatedAt: () => 'now()' } : {}),
      },
    );
    return true;
  }

  /** Stores suggested tags on the row of their job, which has no other place for its result. */
  async storeSuggestions(transaction: Transaction, jobId: string, tags: string[]): Promise<void> {
    await transaction.update(Job, { id: jobId }, { output: tags });
  }
}

/** Only when its words are first read: who calls a note later as all are called in the beginning, or has left it so, wants that. */
async function wantsTitle(
  transaction: Transaction,
  {
    ownerId,
    title,
    suggestedTitle,
    enrichedVersion,
  }: Pick<Note, 'ownerId' | 'title' | 'suggestedTitle' | 'enrichedVersion'>,
): Promise<boolean> {
  if (enrichedVersion !== null || suggestedTitle !== null || !DEFAULT_TITLES.includes(title)) return false;
  return transaction.existsBy(User, { id: ownerId, titleNotesForMe: true });
}

/** Returns how many were given. */
async function giveFirstThemes(
  transaction: Transaction,
  note: Pick<Note, 'id' | 'ownerId'>,
  found: readonly string[],
): Promise<number> {
  if ((await findTags(transaction, note.id)).length > 0) return 0;
  const removed = await findRemovedTags(transaction, note.id);
  const names = found.filter((name) => !removed.has(name));
  await giveThemes(transaction, note, names);
  return names.length;
}
