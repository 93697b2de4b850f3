import { MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import type {
  CreatedText,
  CreationInput,
  EngineOptions,
  LanguageEngine,
  TagSuggestionInput,
  TextToUnderstand,
  Understanding,
} from '../language-engine.ts';
import { sameTagKey } from './themes/stem.ts';
import { understandText } from './understand-text.ts';
import { writeCreation } from './writing/write-creation.ts';

const THEMES = 3;

/** Needs no model, no key and no network; knows English best and says nothing rather than nonsense of other languages. */
export class BuiltInEngine implements LanguageEngine {
  readonly name = 'built-in/1';

  understand({ transcript, vocabulary }: TextToUnderstand, { signal }: EngineOptions = {}): Promise<Understanding> {
    return understandText(transcript, vocabulary, THEMES, signal);
  }

  async suggestTags(
    { transcript, existingTags, vocabulary }: TagSuggestionInput,
    { signal }: EngineOptions = {},
  ): Promise<string[]> {
    const has = new Set(existingTags.map((tag) => sameTagKey(tag)));
    const { themes } = await understandText(transcript, vocabulary, MAX_TAG_SUGGESTIONS + has.size, signal);
    return themes.filter((theme) => !has.has(sameTagKey(theme))).slice(0, MAX_TAG_SUGGESTIONS);
  }

  async create(input: CreationInput, { signal }: EngineOptions = {}): Promise<CreatedText> {
    return { content: await writeCreation(input, signal), engine: this.name };
  }
}
