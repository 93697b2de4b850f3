import { Injectable } from '@nestjs/common';
import { MAX_SEPARATE_PAIRS } from '@stitchbook/contracts';
import { cosine } from '@stitchbook/meaning';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { areSpeltAlike, isNumbered } from './are-alike.ts';
import { SeparateTagsRepository } from './separate-tags.repository.ts';
import { TagNameVectors } from './tag-name-vectors.ts';
import { ThemeRepository } from './theme.repository.ts';
import type { MergeSuggestionResponse, MergeSuggestionsResponse } from './theme.responses.ts';
import { themeMissing } from './theme.service.ts';

/** Each is compared with each other one. */
const MAX_COMPARED = 200;
const MAX_SUGGESTED = 10;
/** Of two names with this cosine most mean the same (decision 65). */
const SAME_MEANING = 0.76;

/** Which tags of a person may be one, by spelling and by meaning. Nothing is merged by itself. */
@Injectable()
export class SuggestMerges {
  constructor(
    private readonly separate: SeparateTagsRepository,
    private readonly vectors: TagNameVectors,
    private readonly themes: ThemeRepository,
  ) {}

  async list(ownerId: string): Promise<MergeSuggestionsResponse> {
    const themes = await this.separate.findMostUsed(ownerId, MAX_COMPARED);
    const names = themes.map(({ name }) => name);
    const isPending = this.vectors.prepare(names);
    const apart = new Set((await this.separate.findPairs(ownerId, names)).map(({ one, other }) => keyOf(one, other)));
    const found: (MergeSuggestionResponse & { likeness: number })[] = [];
    themes.forEach((theme, at) => {
      for (const into of themes.slice(0, at)) {
        const likeness = this.compare(theme.name, into.name);
        if (likeness >= SAME_MEANING && !apart.has(keyOf(theme.name, into.name))) found.push({ theme, into, likeness });
      }
    });
    found.sort((one, other) => other.likeness - one.likeness);
    const suggestions = found.slice(0, MAX_SUGGESTED).map(({ theme, into }) => ({ theme, into }));
    return { suggestions, isPending };
  }

  /** They are never suggested again. Rejects with a `ProductError`. */
  async keepApart(ownerId: string, id: number, otherId: number): Promise<DoneResponse> {
    if (id === otherId)
      throw new ProductError('invalid', 'theme.apart-from-itself', 'Please choose two different tags.');
    const isKept = await this.separate.add(ownerId, ...(await this.findBoth(ownerId, id, otherId)));
    if (!isKept) throw new ProductError('conflict', 'theme.too-many-apart', TOO_MANY_APART);
    return { success: true, message: 'Tags kept apart' };
  }

  /** Undoes that, and may be repeated. Rejects with a `ProductError`. */
  async suggestAgain(ownerId: string, id: number, otherId: number): Promise<DoneResponse> {
    await this.separate.remove(ownerId, ...(await this.findBoth(ownerId, id, otherId)));
    return { success: true, message: 'Tags may be suggested again' };
  }

  private async findBoth(ownerId: string, id: number, otherId: number): Promise<[string, string]> {
    const theme = await this.themes.findOwned(ownerId, id);
    const other = await this.themes.findOwned(ownerId, otherId);
    if (!theme || !other) throw themeMissing();
    return [theme.name, other.name];
  }

  private compare(one: string, other: string): number {
    if (areSpeltAlike(one, other)) return 1;
    if (isNumbered(one) || isNumbered(other)) return -1;
    const [a, b] = [this.vectors.get(one), this.vectors.get(other)];
    return a && b ? cosine(a, b) : -1;
  }
}

const TOO_MANY_APART = `At most ${MAX_SEPARATE_PAIRS} pairs of tags can be kept apart. You can still leave this suggestion as it is.`;
const keyOf = (one: string, other: string) => JSON.stringify([one, other]);
