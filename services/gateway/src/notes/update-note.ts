import { Injectable } from '@nestjs/common';
import type { Sentiment } from '@stitchbook/contracts';
import { type Job, type Transaction, UnitOfWork, rememberChoice } from '@stitchbook/database';
import { EnrichmentService } from '../enrichment/enrichment.service.ts';
import { ProductError } from '../errors/product-error.ts';
import { type Authorized, authorize } from '../note-access/note-access.ts';
import { readTags } from '../themes/theme.requests.ts';
import { ThemeRepository } from '../themes/theme.repository.ts';
import { type Correction, LearnFromCorrection } from '../vocabulary/learn-from-correction.ts';
import { presentOffer } from '../vocabulary/term-offer.responses.ts';
import type { WholeNote } from './note-card.query.ts';
import { NoteRepository } from './note.repository.ts';
import type { NoteUpdateResponse, TranscriptUpdateResponse } from './note-update.responses.ts';
import { presentNote } from './note.responses.ts';

export interface NoteUpdate {
  userId: string;
  noteId: number;
  /** The version that the person saw; null from clients that do not say. */
  seenVersion: number | null;
}

/** What an update writes, in the transaction that has locked the note. Resolves with whether anything changed. */
type ApplyUpdate = (transaction: Transaction, note: Authorized<'edit'> & WholeNote) => Promise<boolean>;

/**
 * Changes a note's title, tags, sentiment or words. Each rejects with a `ProductError`: not found, forbidden, or a conflict that carries
 * the note as it is when it has changed since it was seen.
 */
@Injectable()
export class UpdateNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly themes: ThemeRepository,
    private readonly enrichments: EnrichmentService,
    private readonly learning: LearnFromCorrection,
  ) {}

  /** A title that a machine gave meanwhile gives way to that of a person. */
  title(update: NoteUpdate, title: string): Promise<NoteUpdateResponse> {
    const apply: ApplyUpdate = async (transaction, note) => {
      if (note.title === title) return false;
      await this.notes.change(transaction, note.id, { title });
      return true;
    };
    return this.update(update, 'Title updated successfully', apply, (note) => note.title === note.suggestedTitle);
  }

  /** Sets the whole list of tags; names that the note's owner does not have yet become their themes. */
  async tags(update: NoteUpdate, asked: unknown): Promise<NoteUpdateResponse> {
    const tags = readTags(asked);
    return this.update(update, 'Tags updated successfully', async (transaction, note) => {
      const before = note.themes.map(({ name }) => name);
      if (before.join('\n') === tags.join('\n')) return false;
      await this.themes.setThemesOf(transaction, note, tags);
      const removed = before.filter((name) => !tags.includes(name));
      await rememberChoice(transaction, note.id, { removed, given: tags });
      await this.notes.change(transaction, note.id, {});
      return true;
    });
  }

  /** Whoever chooses it last is right; null gives way to what was found. */
  sentiment(update: NoteUpdate, sentiment: Sentiment | null): Promise<NoteUpdateResponse> {
    return this.update(update, 'Sentiment updated successfully', async (transaction, note) => {
      const chosen = note.sentimentCorrectedAt === null ? null : note.sentiment;
      if (sentiment === chosen) return false;
      const found = note.foundSentiment ?? note.sentiment;
      await this.notes.change(
        transaction,
        note.id,
        sentiment === null
          ? { sentiment: found, sentimentCorrectedAt: null, foundSentiment: null }
          : { sentiment, sentimentCorrectedAt: () => 'now()', foundSentiment: found },
      );
      return true;
    });
  }

  /**
   * Corrects the words. Those that were saved first are kept, and sentiment and themes are asked for again. Who corrects a name the same
   * way for the second time is asked whether it is one of their own words.
   */
  async transcript(
    update: NoteUpdate,
    transcript: string,
    requestId: string | undefined,
  ): Promise<TranscriptUpdateResponse> {
    const { userId, noteId } = update;
    let job: Job | null = null;
    let correction: Correction | null = null;
    const answer = await this.update(update, 'Transcript updated successfully', async (transaction, note) => {
      if (note.transcript === transcript) return false;
      correction = { noteId, recordingId: note.recordingId, before: note.transcript, after: transcript };
      await this.notes.change(transaction, note.id, {
        transcript,
        transcriptVersion: () => 'transcript_version + 1',
        originalTranscript: () => 'coalesce(original_transcript, transcript)',
        transcriptEditedBy: userId,
        transcriptEditedAt: () => 'now()',
      });
      job = await this.enrichments.request(transaction, { note, askedBy: userId, isCounted: true, requestId });
      return true;
    });
    await this.enrichments.enqueue(job);
    const offers = await this.learning.run(userId, correction);
    return { success: true, message: answer.message, note: answer.note, offers: offers.map(presentOffer) };
  }

  private update(
    { userId, noteId, seenVersion }: NoteUpdate,
    message: string,
    apply: ApplyUpdate,
    givesWay: (note: WholeNote) => boolean = () => false,
  ): Promise<NoteUpdateResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const note = authorize(await this.notes.lockWhole(transaction, userId, noteId), 'edit');
      if (seenVersion !== null && seenVersion !== note.version && !givesWay(note))
        throw new ProductError('conflict', 'note.changed', CHANGED_MEANWHILE, { details: { note: presentNote(note) } });
      const isChanged = await apply(transaction, note);
      const current = isChanged ? authorize(await this.notes.findWhole(userId, noteId, transaction), 'read') : note;
      return { success: true, message, note: presentNote(current) };
    });
  }
}

const CHANGED_MEANWHILE = 'Someone else changed this note in the meantime. Please look at it before you save again.';
