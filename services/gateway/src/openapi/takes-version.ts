import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { NoteConflictSchema } from './schemas/note.schema.ts';

/** A change that is refused when the note has changed since the client saw it. */
export function TakesVersion(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `version` of the note that the client saw, in quotes; without it the change is made whatever happened since.',
      schema: { type: 'string', examples: ['"3"'] },
    }),
    ApiResponse({
      status: 409,
      description: 'Someone else was quicker; carries the note as it is now.',
      type: NoteConflictSchema,
    }),
  );
}
