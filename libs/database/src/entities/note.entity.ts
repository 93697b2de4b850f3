import type { Chapter, Sentiment } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigintId, createdMoment, moment } from '../column-types.ts';

@Entity('notes')
export class Note {
  @Column(bigintId)
  id!: number;

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'uuid', nullable: true })
  recordingId!: string | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  transcript!: string;

  /** Seconds: the recording's own length where it was known at saving, else what the client measured. */
  @Column({ type: 'double precision', default: 0 })
  duration!: number;

  /** As it is shown and counted: what was found, or what a person has chosen instead. */
  @Column({ type: 'text', default: 'neutral' })
  sentiment!: Sentiment;

  /** When a person chose it; null while it is what was found. No machine writes one that a person chose. */
  @Column({ ...moment, nullable: true })
  sentimentCorrectedAt!: Date | null;

  /** What was found last of a note whose sentiment a person has chosen. */
  @Column({ type: 'text', nullable: true })
  foundSentiment!: Sentiment | null;

  /** What of the words the sentiment that was found rests on, word for word; stands there as long as nobody has changed them. */
  @Column({ type: 'text', nullable: true })
  moodSentence!: string | null;

  /** Grows by one at every change that a reader sees: of title, tags or transcript, by people or machines. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** Grows by one at every change of the words. */
  @Column({ type: 'integer', default: 1 })
  transcriptVersion!: number;

  /** The version of the words whose mood and themes were found last; null while they were not. */
  @Column({ type: 'integer', nullable: true })
  enrichedVersion!: number | null;

  /** What those words may be called; null while nobody has looked, and where they say too little. Written by enrichment alone. */
  @Column({ type: 'text', nullable: true })
  suggestedTitle!: string | null;

  /** Where its subject changes, as its words were when they were last read; null until that was looked for. */
  @Column({ type: 'jsonb', nullable: true })
  chapters!: Chapter[] | null;

  /** The words as they were saved first; null while nobody has changed them. */
  @Column({ type: 'text', nullable: true })
  originalTranscript!: string | null;

  @Column({ type: 'uuid', nullable: true })
  transcriptEditedBy!: string | null;

  @Column({ ...moment, nullable: true })
  transcriptEditedAt!: Date | null;

  /** Where it was spoken, by the IANA time zone database; null where nobody said. */
  @Column({ type: 'text', nullable: true })
  timeZone!: string | null;

  @Column(createdMoment)
  createdAt!: Date;

  @Column({ ...moment, default: () => 'now()' })
  updatedAt!: Date;
}
