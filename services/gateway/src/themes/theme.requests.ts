import { Type } from 'class-transformer';
import { IsHexColor, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { TAG_MAX_CHARACTERS, MAX_TAGS, TAG_MAX_BYTES } from '@stitchbook/contracts';
import { countGraphemes } from '@stitchbook/text/graphemes';
import { IsStorableText, hasAtMostBytes, isStorableText } from '@stitchbook/text/rules';
import { cleanTags } from '@stitchbook/text/tags';
import { ProductError } from '../errors/product-error.ts';

const MAX_PAGE = 1_000;
const WHICH_OTHER_THEME = 'Please say which tag to keep it apart from.';
const WHICH_THEME = 'Please say which tag to merge it into.';

/** `GET /api/themes` */
export class ListThemesQuery {
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: MAX_PAGE, default: MAX_PAGE })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(MAX_PAGE, { message: `limit must be at most ${MAX_PAGE}.` })
  limit = MAX_PAGE;

  @ApiProperty({
    type: 'string',
    required: false,
    maxLength: 2_000,
    description: 'Name of the last theme that was seen.',
  })
  @IsStorableText({ message: 'cursor is not valid.' })
  @MaxLength(2_000, { message: 'cursor is not valid.' })
  cursor = '';
}

/** `PATCH /api/themes/{id}` */
export class ThemeChange {
  @ApiProperty({ type: 'string', required: false, maxLength: TAG_MAX_CHARACTERS })
  @IsOptional()
  @IsString({ message: 'A theme needs a name.' })
  name?: string;

  @ApiProperty({ type: 'string', required: false, pattern: '^#[0-9a-fA-F]{6}$' })
  @IsOptional()
  @IsHexColor({ message: 'The colour must be written as #rrggbb.' })
  @Length(7, 7, { message: 'The colour must be written as #rrggbb.' })
  color?: string;
}

/** `POST /api/themes/{id}/merge` */
export class ThemeMerge {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Id of the theme that its notes are to carry.',
  })
  @IsInt({ message: WHICH_THEME })
  @Min(1, { message: WHICH_THEME })
  @Max(Number.MAX_SAFE_INTEGER, { message: WHICH_THEME })
  into!: number;
}

/** `POST /api/themes/{id}/keep-apart` */
export class ThemeApart {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  @IsInt({ message: WHICH_OTHER_THEME })
  @Min(1, { message: WHICH_OTHER_THEME })
  @Max(Number.MAX_SAFE_INTEGER, { message: WHICH_OTHER_THEME })
  from!: number;
}

/** The spec's rule: a list; entries that are no text are dropped, the rest trimmed and lowercased, blanks and doubles removed. */
export function readTags(asked: unknown): string[] {
  if (!Array.isArray(asked)) throw new ProductError('invalid', 'tags.not-a-list', 'Tags must be a list.');
  const tags = cleanTags(asked);
  if (tags.length > MAX_TAGS)
    throw new ProductError('invalid', 'tags.too-many', `A note can have at most ${MAX_TAGS} tags.`);
  tags.forEach(refuseTag);
  return tags;
}

/** Throws a `ProductError` for what cannot be kept. */
export function refuseTag(tag: string): void {
  if (!isStorableText(tag))
    throw new ProductError('invalid', 'tags.unreadable', 'A tag has characters that cannot be kept.');
  if (countGraphemes(tag, TAG_MAX_CHARACTERS) > TAG_MAX_CHARACTERS)
    throw new ProductError('invalid', 'tags.too-long', `A tag can have at most ${TAG_MAX_CHARACTERS} characters.`);
  if (!hasAtMostBytes(tag, TAG_MAX_BYTES))
    throw new ProductError(
      'invalid',
      'tags.too-long',
      'The letters of a tag have too many marks. Please write it with fewer.',
    );
}
