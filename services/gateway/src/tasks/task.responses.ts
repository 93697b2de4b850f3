import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { QUOTE_MAX_CHARACTERS, TASK_MAX_CHARACTERS } from '@stitchbook/contracts';
import type { ShownTask } from './task.repository.ts';

@ApiSchema({ name: 'Task', description: "Something to be done that was found in one of the reader's own notes." })
export class TaskResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  noteId!: number;

  @ApiProperty({ type: 'string' })
  noteTitle!: string;

  @ApiProperty({ type: 'string', maxLength: TASK_MAX_CHARACTERS })
  text!: string;

  @ApiProperty({
    type: 'string',
    maxLength: QUOTE_MAX_CHARACTERS,
    description: 'What of the note says so, as its words were when it was found.',
  })
  sentence!: string;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'When that is said, in seconds from the beginning of the audio; null where that is not known.',
  })
  atSeconds!: number | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    description: 'The last day on which it may be done, where the note was spoken; null where nothing says so.',
  })
  dueOn!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'Null while it is not done.' })
  doneAt!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it was found.' })
  createdAt!: string;
}

export function presentTask({ doneAt, createdAt, ...task }: ShownTask): TaskResponse {
  return {
    id: task.id,
    noteId: task.noteId,
    noteTitle: task.noteTitle,
    text: task.text,
    sentence: task.sentence,
    atSeconds: task.atSeconds,
    dueOn: task.dueOn,
    doneAt: doneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
