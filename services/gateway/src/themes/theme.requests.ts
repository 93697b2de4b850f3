import { IsHexColor, IsOptional, IsString, Length } from 'class-validator';

/** `PATCH /api/themes/{id}` */
export class ThemeChange {
  @IsOptional()
  @IsString({ message: 'A theme needs a name.' })
  name?: string;

  /** `#rrggbb` */
  @IsOptional()
  @IsHexColor({ message: 'The colour must be written as #rrggbb.' })
  @Length(7, 7, { message: 'The colour must be written as #rrggbb.' })
  color?: string;
}
