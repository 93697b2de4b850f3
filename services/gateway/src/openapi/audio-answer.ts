import { applyDecorators } from '@nestjs/common';
import { AUDIO_MEDIA_TYPES } from '@stitchbook/contracts';
import { ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.ts';
import { Conditional, ENTITY_TAG } from './entity-tag.ts';
import { NoteIdParameter } from './operation.ts';

const SOUND = { schema: { type: 'string', format: 'binary' } };
const content = Object.fromEntries(Object.values(AUDIO_MEDIA_TYPES).map((type) => [type, SOUND]));
const text = (description: string) => ({ description, schema: { type: 'string' } });
const CONTENT_RANGE = { 'Content-Range': text('Which bytes, and how many there are in all.') };

/** The one route that answers with sound: whole or a range of it. */
export function AudioAnswer(summary: string): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary }),
    NoteIdParameter(),
    ApiHeader({
      name: 'Range',
      required: false,
      description: 'One range of bytes; several are answered with the whole.',
    }),
    ApiHeader({ name: 'If-Range', required: false, description: 'The ETag that the range belongs to.' }),
    ApiResponse({
      status: 200,
      description: summary,
      content,
      headers: { ...ENTITY_TAG, 'Accept-Ranges': text('`bytes`') },
    }),
    ApiResponse({
      status: 206,
      description: 'The range that was asked for.',
      content,
      headers: { ...ENTITY_TAG, ...CONTENT_RANGE },
    }),
    ApiResponse({
      status: 302,
      description: 'Where S3_PUBLIC_ENDPOINT is set: the same audio at the store itself, for a while.',
      headers: { Location: text('An address that is signed for this recording.') },
    }),
    ApiResponse({ status: 416, description: 'The range lies beyond the end.', headers: CONTENT_RANGE }),
    Conditional(),
    ApiErrors('unavailable'),
  );
}
