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

/** Of one creation: more were made of none, but a line that is cited can be written as often as there is room for it. */
const MOST_SHOWN = 1_000;

/**
 * The citations of the lines that are still there as they were made, of notes that the reader may read. Where as many lines have
 * the same words as citations, such as of what is said every day, each has its own.
 */
export function presentCitations(
  content: string,
  citations: readonly StoredCitation[] | null,
  sources: readonly CreationSourceResponse[],
): CitationResponse[] {
  if (!citations || citations.length === 0) return [];
  const readable = new Set(sources.filter(({ title }) => title !== null).map(({ noteId }) => noteId));
  const byKey = new Map<string, { citations: StoredCitation[]; lines: number }>();
  for (const citation of citations) {
    const known = byKey.get(citation.key);
    if (known) known.citations.push(citation);
    else byKey.set(citation.key, { citations: [citation], lines: 0 });
  }
  const cited = content.split('\n').flatMap((text, line) => {
    const found = text.trim() === '' ? undefined : byKey.get(lineKey(text));
    return found ? [{ line, found, nth: found.lines++ }] : [];
  });
  const shown: CitationResponse[] = [];
  for (const { line, found, nth } of cited) {
    if (shown.length >= MOST_SHOWN) break;
    const isOneEach = found.lines === found.citations.length;
    const ofLine = isOneEach ? found.citations.slice(nth, nth + 1) : found.citations;
    for (const { noteId, startSeconds, endSeconds } of ofLine)
      if (readable.has(noteId)) shown.push({ line, noteId, startSeconds, endSeconds });
  }
  return shown.slice(0, MOST_SHOWN);
}
