import { SENTIMENTS, type Sentiment } from '@stitchbook/contracts';
import { Type } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';

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

const MAX_PARAGRAPHS = 200;
const MAX_SOURCES = 20;

class StitchSource {
  @IsInt({ message: 'note has to be the number of a note' })
  note!: number;

  @IsString()
  quote!: string;
}

/** What a model has written, and which words of which notes it rests on. */
export class CitedText {
  @IsString()
  text!: string;

  @IsArray()
  @ArrayMaxSize(MAX_SOURCES)
  @ValidateNested({ each: true, message: 'each of sources has to be {"note": number, "quote": "..."}' })
  @Type(() => StitchSource)
  sources!: StitchSource[];
}

class StitchParagraph extends CitedText {
  /** Judged by `sanitizeTitle`. */
  @Allow()
  heading?: unknown;
}

export class StitchAnswer {
  @IsArray()
  @ArrayMaxSize(MAX_PARAGRAPHS)
  @ValidateNested({
    each: true,
    message: 'each of paragraphs has to be {"heading": "", "text": "...", "sources": [...]}',
  })
  @Type(() => StitchParagraph)
  paragraphs!: StitchParagraph[];

  static readonly schema = {
    name: 'stitched',
    schema: {
      type: 'object',
      properties: {
        paragraphs: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              heading: { type: 'string' },
              text: { type: 'string' },
              sources: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { note: { type: 'integer' }, quote: { type: 'string' } },
                  required: ['note', 'quote'],
                  additionalProperties: false,
                },
              },
            },
            required: ['heading', 'text', 'sources'],
            additionalProperties: false,
          },
        },
      },
      required: ['paragraphs'],
      additionalProperties: false,
    },
  };
}
