import { MOST_TAGS, type NoteUpdateResponse, TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { cleanTags } from '@stitchbook/text/tags';
import { ProductError } from '../errors/product-error.ts';
import { countCharacters, isStorableText } from '../http/storable-text.ts';
import type { ThemeRepository } from '../themes/theme.repository.ts';
import type { ChangeNote, ChangeRequest } from './change-note.ts';
import type { NoteRepository } from './note.repository.ts';

/** Sets the whole list of a note's tags; names that its owner does not have yet become their themes. */
export class UpdateTags {
  constructor(
    private readonly changeNote: ChangeNote,
    private readonly notes: NoteRepository,
    private readonly themes: ThemeRepository,
  ) {}

  async run(request: ChangeRequest, asked: unknown): Promise<NoteUpdateResponse> {
    const tags = readTags(asked);
    return this.changeNote.run(request, 'Tags updated successfully', async (manager, row, note) => {
      const before = note.themes.map(({ name }) => name);
      if (before.join('\n') === tags.join('\n')) return false;
      await this.themes.setThemesOf(manager, row, tags);
      await this.notes.change(manager, row.id, {});
      return true;
    });
  }
}

/** The spec's rule: a list; entries that are no text are dropped, the rest trimmed and lowercased, blanks and doubles removed. */
export function readTags(asked: unknown): string[] {
  if (!Array.isArray(asked)) throw new ProductError('invalid', 'tags.not-a-list', 'Tags must be a list.');
  const tags = cleanTags(asked);
  if (tags.length > MOST_TAGS)
    throw new ProductError('invalid', 'tags.too-many', `A note can have at most ${MOST_TAGS} tags.`);
  for (const tag of tags) {
    if (!isStorableText(tag))
      throw new ProductError('invalid', 'tags.unreadable', 'A tag has characters that cannot be kept.');
    if (countCharacters(tag, TAG_MAX_CHARACTERS + 1) > TAG_MAX_CHARACTERS) {
      throw new ProductError('invalid', 'tags.too-long', `A tag can have at most ${TAG_MAX_CHARACTERS} characters.`);
    }
  }
  return tags;
}
