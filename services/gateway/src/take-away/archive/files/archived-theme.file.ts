import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsHexColor, Length, ValidateNested } from 'class-validator';
import { IsStorableText } from '../../../http/storable-text.ts';

export class ArchivedThemeFile {
  @Length(1, 200)
  @IsStorableText()
  name!: string;

  @IsHexColor()
  @Length(7, 7)
  color!: string;
}

/** `themes.json` is a list; this is what holds it to be checked. */
export class ArchivedThemesFile {
  @ValidateNested({ each: true })
  @Type(() => ArchivedThemeFile)
  @ArrayMaxSize(10_000)
  @IsArray()
  themes!: ArchivedThemeFile[];
}
