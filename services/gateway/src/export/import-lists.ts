import { Injectable } from '@nestjs/common';
import { type ArchiveItem, type ExportedTagPair, UnreadableFileError } from '@stitchbook/archive';
import { BlockService } from '../shares/block.service.ts';
import { SeparateTagsRepository } from '../themes/separate-tags.repository.ts';
import { refuseTag } from '../themes/theme.requests.ts';
import { CorrectedWordRepository } from '../vocabulary/corrected-word.repository.ts';
import { VocabularyRepository } from '../vocabulary/vocabulary.repository.ts';
import { AccountImportRepository } from './account-import.repository.ts';

/** What an archive has of a person beside notes and creations: each a list in one file. */
type ArchiveList = Exclude<ArchiveItem, { kind: 'note' | 'creation' | 'unreadable' }>;

/** Imports lists of an archive: of each what is not there yet and there is room for. A list with a name that is no tag is refused whole. */
@Injectable()
export class ImportLists {
  constructor(
    private readonly accounts: AccountImportRepository,
    private readonly separateTags: SeparateTagsRepository,
    private readonly blocks: BlockService,
    private readonly vocabulary: VocabularyRepository,
    private readonly corrected: CorrectedWordRepository,
  ) {}

  /** Rejects with `UnreadableFileError`. */
  async run(ownerId: string, list: ArchiveList): Promise<void> {
    switch (list.kind) {
      case 'themes':
        checkTagNames(list.themes.map(({ name }) => name));
        return this.accounts.insertThemes(null, ownerId, list.themes);
      case 'separate-tags':
        checkPairs(list.pairs);
        return this.separateTags.insertMissing(ownerId, list.pairs);
      case 'blocked-people':
        return this.blocks.blockAgain(ownerId, list.userIds);
      case 'vocabulary':
        return this.vocabulary.insertMissing(ownerId, list.terms);
      case 'corrected-words':
        return this.corrected.insertMissing(ownerId, list.words);
    }
  }
}

/** By the rule for tags: two names of one archive must not become one here without a word. Throws `UnreadableFileError`. */
export function checkTagNames(names: readonly string[]): void {
  for (const name of names) if (!isTag(name)) throw new UnreadableFileError(`"${name.slice(0, 60)}" cannot be a tag.`);
}

function checkPairs(pairs: readonly ExportedTagPair[]): void {
  for (const { one, other } of pairs) {
    checkTagNames([one, other]);
    if (one === other) throw new UnreadableFileError(`"${one}" cannot be kept apart from itself.`);
  }
}

/** As it has always been kept: what `cleanTags` has made one since may still be two tags of somebody. */
function isTag(name: string): boolean {
  try {
    refuseTag(name);
    return name !== '' && name.trim().toLowerCase() === name;
  } catch {
    return false;
  }
}
