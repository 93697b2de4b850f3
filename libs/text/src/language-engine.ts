import type { Chapter, CreationType, NoteCreationType, Segment, Sentiment } from '@stitchbook/contracts';

export interface Understanding {
  sentiment: Sentiment;
  /** What of the transcript the sentiment rests on, word for word, at most `QUOTE_MAX_CHARACTERS`; null where that is no one sentence. */
  moodSentence: string | null;
  /** At most `MAX_THEMES` cleaned lowercase names, the most relevant first. */
  themes: string[];
  /** What the note may be called: at most `SUGGESTED_TITLE_MAX_CHARACTERS` on one line; null where its words say too little. */
  title: string | null;
}

export interface TextToUnderstand {
  transcript: string;
  /** The theme names that the owner already has, however they wrote them. */
  vocabulary: string[];
  /** How alike in meaning each of these names and the text are, as a cosine; missing where that is not known. */
  likeness?: number[];
}

export interface TagSuggestionInput {
  transcript: string;
  existingTags: string[];
  vocabulary: string[];
  /** As of a `TextToUnderstand`. */
  likeness?: number[];
}

export interface TimedText {
  transcript: string;
  /** Of the transcript, in the order of the audio. */
  segments: readonly Segment[];
}

export interface SpokenText {
  transcript: string;
  spokenAt: Date;
  /** Where, by the IANA time zone database. */
  timeZone: string;
}

export interface FoundTask {
  /** At most `TASK_MAX_CHARACTERS`. */
  text: string;
  /** What of the transcript says so, word for word, at most `QUOTE_MAX_CHARACTERS`. */
  sentence: string;
  /** Where that begins in the transcript, in UTF-16 units. */
  at: number;
  /** The day until when, as `2026-11-23` where it was said; null where nothing says so. */
  dueOn: string | null;
}

export interface CreationInput {
  type: NoteCreationType;
  transcript: string;
  title: string;
  recordedAt: Date;
}

export interface CreatedText {
  /** Markdown or plain paragraphs; never HTML that a reader should render. */
  content: string;
  /** Who wrote it, for example `built-in/2`. */
  engine: string;
  /** Where its lines come from, in their order; what is not known to be said is not cited. */
  citations: Citation[];
}

/** What a line of a creation rests on. */
export interface Citation {
  /** Which line of the content, from 0. */
  line: number;
  /** Which of the notes that were given, from 0. */
  note: number;
  /** Where in its transcript that begins, in UTF-16 units. */
  at: number;
  length: number;
}

/** One of the notes that become one creation. */
export interface NoteToStitch {
  title: string;
  transcript: string;
  recordedAt: Date;
  /** Where, by the IANA time zone database. */
  timeZone: string;
  /** Null where it is not known. */
  sentiment: Sentiment | null;
  themes: readonly string[];
}

export interface StitchInput {
  type: CreationType;
  /** At least one, in the order of time. */
  notes: readonly NoteToStitch[];
}

/** A question about several notes. */
export interface QuestionInput {
  question: string;
  notes: readonly NoteToAsk[];
}

export interface NoteToAsk {
  title: string;
  transcript: string;
  /** What of the transcript is read for the question: all of it, or the parts around what comes closest. */
  excerpt: string;
  recordedAt: Date;
}

export interface AnswerSentence {
  text: string;
  /** At least one; `line` is missing. */
  citations: Omit<Citation, 'line'>[];
}

export interface AnswerOptions extends EngineOptions {
  /** Called with all sentences so far whenever another one is there. */
  onSentence?: (sentences: readonly AnswerSentence[]) => void;
}

export interface EngineOptions {
  /** Ends the work early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Turns the words of a note into a mood, themes, a title and new texts. Failures are `LanguageError`s. */
export interface LanguageEngine {
  /** Recorded with what it made, for example `built-in/2` or `gpt-4o-mini/narrative-1`. */
  readonly name: string;
  understand(text: TextToUnderstand, options?: EngineOptions): Promise<Understanding>;
  /** New names only (none of `existingTags`), at most `MAX_TAG_SUGGESTIONS`. */
  suggestTags(input: TagSuggestionInput, options?: EngineOptions): Promise<string[]>;
  /** Those of a note of more than five minutes in which the subject changes; none of others. */
  findChapters(text: TimedText, options?: EngineOptions): Promise<Chapter[]>;
  /** What somebody has to do, in the order it was said, each once; at most `MAX_TASKS_OF_NOTE`. */
  findTasks(text: SpokenText, options?: EngineOptions): Promise<FoundTask[]>;
  create(input: CreationInput, options?: EngineOptions): Promise<CreatedText>;
  /** One text of several notes, whose lines say which note they come from. */
  stitch(input: StitchInput, options?: EngineOptions): Promise<CreatedText>;
  /** An answer of a few sentences, each with the words of a note that it rests on; none where the notes say nothing, or nobody can write one. */
  answer(input: QuestionInput, options?: AnswerOptions): Promise<AnswerSentence[]>;
}

export const MAX_THEMES = 4;
