import { type Type, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { AUDIO_MEDIA_TYPES } from '@stitchbook/contracts';
import { ApiConditional, ENTITY_TAG, ApiIdOf } from './api-route.ts';
import { ApiErrors } from './common-responses.ts';

const SOUND = { schema: { type: 'string', format: 'binary' } };
const AUDIO_CONTENT = Object.fromEntries(Object.values(AUDIO_MEDIA_TYPES).map((type) => [type, SOUND]));
const text = (description: string) => ({ description, schema: { type: 'string' } });
const CONTENT_RANGE = { 'Content-Range': text('Which bytes, and how many there are in all.') };

/** A route that answers with sound: whole or a range of it. */
export function ApiAudioResponse(summary: string, of: 'note' | 'creation'): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary }),
    ApiIdOf(of),
    ApiHeader({
      name: 'Range',
      required: false,
      description: 'One range of bytes; several are answered with the whole.',
    }),
    ApiHeader({ name: 'If-Range', required: false, description: 'The ETag that the range belongs to.' }),
    ApiResponse({
      status: 200,
      description: summary,
      content: AUDIO_CONTENT,
      headers: { ...ENTITY_TAG, 'Accept-Ranges': text('`bytes`') },
    }),
    ApiResponse({
      status: 206,
      description: 'The range that was asked for.',
      content: AUDIO_CONTENT,
      headers: { ...ENTITY_TAG, ...CONTENT_RANGE },
    }),
    ApiResponse({
      status: 302,
      description: 'Where S3_PUBLIC_ENDPOINT is set: the same audio at the store itself, for a while.',
      headers: { Location: text('An address that is signed for this audio.') },
    }),
    ApiResponse({ status: 416, description: 'The range lies beyond the end.', headers: CONTENT_RANGE }),
    ApiConditional(),
    ApiErrors('unavailable'),
  );
}

const DISPOSITION = {
  'Content-Disposition': { description: 'The name of the file (RFC 6266).', schema: { type: 'string' } },
};

/** A route that answers with a file to be kept, of one of these media types. */
export function ApiFileResponse(summary: string, types: readonly string[]): MethodDecorator {
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]));
  return applyDecorators(
    ApiOperation({ summary }),
    ApiResponse({ status: 200, description: summary, content, headers: DISPOSITION }),
  );
}

function schemaOf(type: string): { type: string; format?: string } {
  if (type === 'application/json') return { type: 'object' };
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
}

/** A body of multipart/form-data, whose file goes straight into the audio store. */
export function ApiMultipart(fields: Type): MethodDecorator {
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: fields }),
    ApiErrors('invalid', 'too-large', 'unsupported-media', 'unavailable', 'insufficient-storage'),
  );
}

const HTML = { 'text/html': { schema: { type: 'string' } } };

/** A route that people reach by navigation: it sends them on, or shows a page that says what went wrong. */
export function ApiRedirect(summary: string, pages: Readonly<Record<number, string>> = {}): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary, description: 'For a browser to go to, not for programs to call.' }),
    ApiResponse({
      status: 302,
      description: 'Sends the browser on.',
      headers: { Location: { description: 'Where to.', schema: { type: 'string' } } },
    }),
    ...Object.entries(pages).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, content: HTML }),
    ),
  );
}
