import { createHash } from 'node:crypto';
import { spokenWords } from '@stitchbook/contracts';
import { Column, Entity } from 'typeorm';
import { bigint, createdMoment } from '../column-types.ts';

/** A creation as it was read aloud: an MP3 in the audio store. One a creation, replaced when its words have changed. */
@Entity('creation_speech')
export class CreationSpeech {
  @Column({ ...bigint, primary: true })
  creationId!: number;

  @Column({ type: 'text' })
  audioKey!: string;

  @Column(bigint)
  bytes!: number;

  /** Of the audio, hexadecimal. */
  @Column({ type: 'text' })
  sha256!: string;

  @Column({ type: 'double precision' })
  durationSeconds!: number;

  /** Who read it, for example `flite/2.3`. */
  @Column({ type: 'text' })
  engine!: string;

  /** Of the words that were read, as `hashSpokenWords` gives it. */
  @Column({ type: 'text' })
  wordsSha256!: string;

  @Column(createdMoment)
  createdAt!: Date;
}

/** Tells whether speech is of the words that a creation has now: SHA-256, hexadecimal. */
export function hashSpokenWords(content: string): string {
  return createHash('sha256').update(spokenWords(content)).digest('hex');
}
