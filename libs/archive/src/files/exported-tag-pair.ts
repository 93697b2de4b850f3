import { MAX_SEPARATE_PAIRS, TAG_MAX_BYTES } from '@stitchbook/contracts';
import { IsStorableText } from '@stitchbook/text/rules';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, Length, ValidateNested } from 'class-validator';

/** An entry of `separate-tags.json`: two names of which the person said that they are never to be merged. Which is first says nothing. */
export class ExportedTagPair {
  @Length(1, TAG_MAX_BYTES)
  @IsStorableText()
  one!: string;

  @Length(1, TAG_MAX_BYTES)
  @IsStorableText()
  other!: string;
}

/** `separate-tags.json` is a list; this is what holds it to be checked. */
export class ExportedSeparateTags {
  @ValidateNested({ each: true })
  @Type(() => ExportedTagPair)
  @ArrayMaxSize(MAX_SEPARATE_PAIRS)
  @IsArray()
  pairs!: ExportedTagPair[];
}
