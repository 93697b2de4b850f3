import { type Chapter, MAX_TAG_SUGGESTIONS } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { citeLines } from '../citations/cite-lines.ts';
import { tagKey } from '../built-in/stemming.ts';
import { suggestTitle } from '../built-in/suggest-title.ts';
import {
  MAX_THEMES,
  type AnswerOptions,
  type AnswerSentence,
  type CreatedText,
  type CreationInput,
  type EngineOptions,
  type FoundTask,
  type LanguageEngine,
  type QuestionInput,
  type SpokenText,
  type StitchInput,
  type TagSuggestionInput,
  type TextToUnderstand,
  type TimedText,
  type Understanding,
} from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { SuggestionsAnswer, UnderstandingAnswer } from './answer-schemas.ts';
import { ChatClient } from './chat-client.ts';
import { truncateTranscript } from './context-window.ts';
import { generateCreation } from './generate-creation.ts';
import { delimitNote } from './prompts/prompt.ts';
import { SUGGEST_TAGS } from './prompts/suggest-tags-1.ts';
import { UNDERSTAND } from './prompts/understand-3.ts';
import { sanitizeEvidence, sanitizeTags, sanitizeTitle } from './sanitize-output.ts';
import { stitchNotes } from './stitch-notes.ts';
import { requestObject } from './structured-output.ts';
import { writeAnswer } from './write-answer.ts';

/** Tags of the owner that go into a prompt: thousands would crowd out the note. */
const MAX_VOCABULARY = 300;

/** Asks a language model; where its answers stay unusable, the built-in engine answers instead. */
export class ModelEngine implements LanguageEngine {
  readonly name: string;
  private readonly client: ChatClient;

  constructor(
    private readonly settings: LanguageSettings,
    private readonly builtIn: LanguageEngine,
    private readonly logger: Logger,
  ) {
    this.client = new ChatClient(settings);
    this.name = `${settings.model}/${UNDERSTAND.version}`;
  }

  async understand(text: TextToUnderstand, options: EngineOptions = {}): Promise<Understanding> {
    const { signal } = options;
    if (text.transcript.trim() === '') return this.builtIn.understand(text, options);
    const user = delimitNote(this.fit(text.transcript), { ownTags: text.vocabulary.slice(0, MAX_VOCABULARY) });
    const answer = await requestObject(this.client, { prompt: UNDERSTAND, user, shape: UnderstandingAnswer }, signal);
    if (!answer) return this.fallBackToBuiltIn('understand', () => this.builtIn.understand(text, options));
    return {
      sentiment: answer.sentiment,
      moodSentence: sanitizeEvidence(answer.evidence, text.transcript),
      themes: sanitizeTags(answer.themes, text.vocabulary, MAX_THEMES),
      title: sanitizeTitle(answer.title) ?? suggestTitle(text.transcript),
    };
  }

  async suggestTags(input: TagSuggestionInput, options: EngineOptions = {}): Promise<string[]> {
    if (input.transcript.trim() === '') return this.builtIn.suggestTags(input, options);
    const facts = {
      tagsOfThisNote: input.existingTags.slice(0, MAX_VOCABULARY),
      ownTags: input.vocabulary.slice(0, MAX_VOCABULARY),
    };
    const user = delimitNote(this.fit(input.transcript), facts);
    const answer = await requestObject(
      this.client,
      { prompt: SUGGEST_TAGS, user, shape: SuggestionsAnswer },
      options.signal,
    );
    if (!answer) return this.fallBackToBuiltIn('suggest-tags', () => this.builtIn.suggestTags(input, options));
    const has = new Set(input.existingTags.map((tag) => tagKey(tag)));
    return sanitizeTags(answer.suggestions, input.vocabulary, Number.POSITIVE_INFINITY)
      .filter((tag) => !has.has(tagKey(tag)))
      .slice(0, MAX_TAG_SUGGESTIONS);
  }

  /** Where a subject changes is counted, not written: no model is asked. */
  findChapters(text: TimedText, options?: EngineOptions): Promise<Chapter[]> {
    return this.builtIn.findChapters(text, options);
  }

  /** What somebody says is to be done is found by how they say it: no model is asked. */
  findTasks(text: SpokenText, options?: EngineOptions): Promise<FoundTask[]> {
    return this.builtIn.findTasks(text, options);
  }

  async create(input: CreationInput, options: EngineOptions = {}): Promise<CreatedText> {
    if (input.transcript.trim() === '') return this.builtIn.create(input, options);
    const written = await generateCreation(this.client, input, this.settings, options.signal);
    return { ...written, citations: citeLines(written.content, input.transcript) };
  }

  async stitch(input: StitchInput, options: EngineOptions = {}): Promise<CreatedText> {
    const written = await stitchNotes(this.client, input, this.settings, options.signal);
    return written ?? this.fallBackToBuiltIn('stitch', () => this.builtIn.stitch(input, options));
  }

  /** What it cannot answer is not answered otherwise: the sentences that come closest are shown beside it. */
  answer(input: QuestionInput, options: AnswerOptions = {}): Promise<AnswerSentence[]> {
    return writeAnswer(this.client, input, this.settings, options);
  }

  private fit(transcript: string): string {
    return truncateTranscript(transcript, this.settings.contextTokens);
  }

  private fallBackToBuiltIn<Result>(task: string, answer: () => Promise<Result>): Promise<Result> {
    this.logger.warn(
      { task, model: this.settings.model },
      'the language model gave no usable answer, using the built-in engine',
    );
    return answer();
  }
}
