import { Injectable } from '@nestjs/common';
import type { Note, StoredCitation } from '@stitchbook/database';
import type { Citation } from '@stitchbook/text';
import { lineKey, Stretches } from '@stitchbook/text/citations';
import { CreationRepository } from './creation.repository.ts';

/** When the audio of its notes says what the lines of a creation rest on. */
@Injectable()
export class CiteMoments {
  constructor(private readonly creations: CreationRepository) {}

  /** The segments of one note after the other: those of many hours need not be held at once. */
  async of(content: string, citations: readonly Citation[], notes: readonly Note[]): Promise<StoredCitation[]> {
    const lines = content.split('\n');
    const stored = new Map<Citation, StoredCitation>();
    for (const [at, note] of notes.entries()) {
      const ofNote = citations.filter((citation) => citation.note === at);
      if (ofNote.length === 0) continue;
      const stretches = new Stretches(await this.creations.findSegments(note), note.transcript);
      for (const citation of ofNote)
        stored.set(citation, store(note.id, stretches, citation, lines[citation.line] ?? ''));
    }
    return citations.flatMap((citation) => stored.get(citation) ?? []);
  }
}

function store(noteId: number, stretches: Stretches, { at, length }: Citation, line: string): StoredCitation {
  const { startSeconds = null, endSeconds = null } = stretches.find(at, length) ?? {};
  return { key: lineKey(line), noteId, startSeconds, endSeconds };
}
