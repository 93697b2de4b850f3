import { QUOTE_MAX_CHARACTERS, TASK_MAX_CHARACTERS } from '@stitchbook/contracts';
import { IsStorableText } from '@stitchbook/text/rules';
import { IsNumber, Length, Max, MaxLength, Min } from 'class-validator';
import { IsIsoDate, IsIsoDay, OrNull } from './check-file.ts';
import { MAX_SECONDS } from './file-limits.ts';

/** A task of a note in its `note.json`, for the note's owner alone. */
export class ExportedTask {
  /** As it was found: by it the same task is known again. */
  @Length(1, TASK_MAX_CHARACTERS)
  @IsStorableText()
  foundText!: string;

  @Length(1, TASK_MAX_CHARACTERS)
  @IsStorableText()
  text!: string;

  @MaxLength(QUOTE_MAX_CHARACTERS)
  @IsStorableText()
  sentence!: string;

  /** Seconds into the audio. */
  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MAX_SECONDS)
  atSeconds!: number | null;

  /** `2026-11-23` */
  @OrNull()
  @IsIsoDay()
  dueOn!: string | null;

  @OrNull()
  @IsIsoDate()
  doneAt!: string | null;

  @OrNull()
  @IsIsoDate()
  dismissedAt!: string | null;

  /** When a person ticked, changed or dismissed it; null while nobody has. */
  @OrNull()
  @IsIsoDate()
  changedAt!: string | null;

  @IsIsoDate()
  createdAt!: string;
}
