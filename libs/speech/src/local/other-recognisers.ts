import { isDeepStrictEqual } from 'node:util';
import type { HeardWords, OtherLanguageModel } from '../segmentation/handed-over-segments.ts';
import type { VadSegment } from '../segmentation/vad-segment.ts';
import type { OfflineModel } from './detect-offline-model.ts';
import { Recogniser } from './recogniser.ts';

/** A model that an operator has added, as the child process is told of it. */
export interface AddedModel {
  model: OfflineModel;
  languages: readonly string[];
}

/** The families that are told a language, and what it is called in their configuration. */
const LANGUAGE_PROPERTIES = [
  ['whisper', ['language']],
  ['senseVoice', ['language']],
  ['canary', ['srcLang', 'tgtLang']],
] as const;

/** The models for other languages of this process: the one that is needed is loaded when it is needed first, and stays. */
export class OtherRecognisers {
  private loaded: { model: OfflineModel; recogniser: Recogniser } | null = null;

  constructor(
    private readonly added: readonly AddedModel[],
    private readonly threads: number,
  ) {}

  /**
   * The model for a recording of somebody who speaks `language`: one that hears it, and is told so. Null means that nobody knows:
   * the one of most languages. Null where there is no such model.
   */
  find(language: string | null): OtherLanguageModel | null {
    const fitting = this.added.filter(({ languages }) => language === null || languages.includes(language));
    const [found] = fitting.toSorted((one, other) => other.languages.length - one.languages.length);
    if (!found || language === 'en' || found.languages.every((each) => each === 'en')) return null;
    const { languages } = found;
    const model = language === null ? found.model : withLanguage(found.model, language);
    return { languages, hear: async (segment) => this.hear(model, segment) };
  }

  /** One segment at a time: such a model is large, and takes several processors where it may. */
  private async hear(model: OfflineModel, segment: VadSegment): Promise<HeardWords> {
    if (!this.loaded || !isDeepStrictEqual(this.loaded?.model, model))
      this.loaded = { model, recogniser: new Recogniser(model, this.threads) };
    return this.loaded.recogniser.hear(segment);
  }
}

/** The same model, told which language it hears; unchanged where its family is not told. */
export function withLanguage({ family, config }: OfflineModel, language: string): OfflineModel {
  const told = { ...config };
  for (const [part, properties] of LANGUAGE_PROPERTIES) {
    const settings = config[part];
    if (typeof settings !== 'object') continue;
    told[part] = { ...settings, ...Object.fromEntries(properties.map((property) => [property, language])) };
  }
  return { family, config: told };
}
