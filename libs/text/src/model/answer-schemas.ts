import { SENTIMENTS, type Sentiment } from '@stitchbook/contracts';
import { Allow, ArrayMaxSize, IsArray, IsIn, IsString } from 'class-validator';

/** An answer with more tags than this is invalid. */
const MAX_TAGS = 50;

export class UnderstandingAnswer {
  @IsIn(SENTIMENTS)
  sentiment!: Sentiment;

  /** Judged by `sanitizeEvidence`. */
  @Allow()
  evidence?: unknown;

  @IsArray()
  @ArrayMaxSize(MAX_TAGS)
  @IsString({ each: true })
  themes!: string[];

  /** Judged by `sanitizeTitle`: mood and themes are of use without it. */
  @Allow()
  title?: unknown;

  static readonly schema = {
    name: 'understanding',
    schema: {
      type: 'object',
      properties: {
        sentiment: { type: 'string', enum: [...SENTIMENTS] },
        evidence: { type: 'string' },
        themes: { type: 'array', items: { type: 'string' } },
        title: { type: 'string' },
      },
      required: ['sentiment', 'evidence', 'themes', 'title'],
      additionalProperties: false,
    },
  };
}

export class SuggestionsAnswer {
  @IsArray()
  @ArrayMaxSize(MAX_TAGS)
  @IsString({ each: true })
  suggestions!: string[];

  static readonly schema = {
    name: 'suggestions',
    schema: {
      type: 'object',
      properties: { suggestions: { type: 'array', items: { type: 'string' } } },
      required: ['suggestions'],
      additionalProperties: false,
    },
  };
}
