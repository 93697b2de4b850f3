import { TAG_MAX_CHARACTERS } from '@stitchbook/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsHexColor, IsOptional, IsString, Length } from 'class-validator';

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
