import { MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { sameTagKey } from '../built-in/themes/stem.ts';
import {
  MAX_THEMES,
  type CreatedText,
  type CreationInput,
  type EngineOptions,
  type LanguageEngine,
  type TagSuggestionInput,
  type TextToUnderstand,
  type Understanding,
} from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { SuggestionsAnswer, UnderstandingAnswer } from './answers.ts';
import { askForObject } from './ask-for-object.ts';
import { boundTags } from './bound-tags.ts';
import { trimTranscript } from './fit-transcript.ts';
import { ModelServer } from './model-server.ts';
import { presentNote } from './present-note.ts';
import { SUGGEST_TAGS } from './prompts/suggest-tags-1.ts';
import { UNDERSTAND } from './prompts/understand-1.ts';
import { writeWithModel } from './write-with-model.ts';

/** A vocabulary of thousands would crowd out the note. */
const MOST_VOCABULARY = 300;

/** Asks a language model; where its answers stay unusable, the built-in engine answers instead. */
export class ModelEngine implements LanguageEngine {
  readonly name: string;
  private readonly server: ModelServer;

  constructor(
    private readonly settings: LanguageSettings,
    private readonly builtIn: LanguageEngine,
    private readonly logger: Logger,
  ) {
    this.server = new ModelServer(settings);
    this.name = `${settings.model}/${UNDERSTAND.version}`;
  }

  async understand(text: TextToUnderstand, options: EngineOptions = {}): Promise<Understanding> {
    const { signal } = options;
    if (text.transcript.trim() === '') return this.builtIn.understand(text, options);
    const user = presentNote(this.fit(text.transcript), { ownTags: text.vocabulary.slice(0, MOST_VOCABULARY) });
    const answer = await askForObject(this.server, { prompt: UNDERSTAND, user, shape: UnderstandingAnswer }, signal);
    if (!answer) return this.fallBack('understand', () => this.builtIn.understand(text, options));
    return { sentiment: answer.sentiment, themes: boundTags(answer.themes, text.vocabulary, MAX_THEMES) };
  }

  async suggestTags(input: TagSuggestionInput, options: EngineOptions = {}): Promise<string[]> {
    if (input.transcript.trim() === '') return this.builtIn.suggestTags(input, options);
    const facts = {
      tagsOfThisNote: input.existingTags.slice(0, MOST_VOCABULARY),
      ownTags: input.vocabulary.slice(0, MOST_VOCABULARY),
    };
    const user = presentNote(this.fit(input.transcript), facts);
    const answer = await askForObject(
      this.server,
      { prompt: SUGGEST_TAGS, user, shape: SuggestionsAnswer },
      options.signal,
    );
    if (!answer) return this.fallBack('suggest-tags', () => this.builtIn.suggestTags(input, options));
    const has = new Set(input.existingTags.map((tag) => sameTagKey(tag)));
    return boundTags(answer.suggestions, input.vocabulary, Number.POSITIVE_INFINITY)
      .filter((tag) => !has.has(sameTagKey(tag)))
      .slice(0, MAX_TAG_SUGGESTIONS);
  }

  async create(input: CreationInput, options: EngineOptions = {}): Promise<CreatedText> {
    if (input.transcript.trim() === '') return this.builtIn.create(input, options);
    return writeWithModel(this.server, input, this.settings, options.signal);
  }

  private fit(transcript: string): string {
    return trimTranscript(transcript, this.settings.contextTokens);
  }

  private fallBack<Result>(task: string, answer: () => Promise<Result>): Promise<Result> {
    this.logger.warn(
      { task, model: this.settings.model },
      'The language model gave no usable answer; the built-in engine answers',
    );
    return answer();
  }
}
