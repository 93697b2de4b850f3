import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { StoredCitation } from '@stitchbook/database';
import { lineKey } from '@stitchbook/text/citations';

@ApiSchema({ name: 'CreationSource', description: 'A note that a creation was made of.' })
export class CreationSourceResponse {
  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, description: 'Null once the note is gone.' })
  noteId!: number | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'As it is called now; null once it is gone, or is not shared with the reader any more.',
  })
  title!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was made; null with its title.',
  })
  recordedAt!: string | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Of its audio, in seconds; null with its title.' })
  duration!: number | null;
}

@ApiSchema({
  name: 'Citation',
  description: 'Where a line of a creation comes from, of notes that the reader may read now.',
})
export class CitationResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Which line of the content, from 0.' })
  line!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  noteId!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'When it is said, in seconds from the beginning of the audio; null where that is not known.',
  })
  startSeconds!: number | null;

  @ApiProperty({ type: 'number', nullable: true })
  endSeconds!: number | null;
}

export function presentSources(sources: readonly CreationSourceResponse[]): CreationSourceResponse[] {
  return sources.map(({ noteId, title, recordedAt, duration }) => ({
    noteId,
    title,
    duration,
    recordedAt: recordedAt === null ? null : new Date(recordedAt).toISOString(),
  }));
}

/** The citations of the lines that are still there as they were made, of notes that the reader may read. */
export function presentCitations(
  content: string,
  citations: readonly StoredCitation[] | null,
  sources: readonly CreationSourceResponse[],
): CitationResponse[] {
  if (!citations || citations.length === 0) return [];
  const readable = new Set(sources.filter(({ title }) => title !== null).map(({ noteId }) => noteId));
  const byKey = new Map<string, StoredCitation[]>();
  for (const citation of citations.filter(({ noteId }) => readable.has(noteId)))
    byKey.set(citation.key, [...(byKey.get(citation.key) ?? []), citation]);
  if (byKey.size === 0) return [];
  return content.split('\n').flatMap((text, line) =>
    (text.trim() === '' ? [] : (byKey.get(lineKey(text)) ?? [])).map(({ noteId, startSeconds, endSeconds }) => ({
      line,
      noteId,
      startSeconds,
      endSeconds,
    })),
  );
}
