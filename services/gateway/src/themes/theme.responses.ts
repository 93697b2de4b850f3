import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';

@ApiSchema({ name: 'Theme' })
export class ThemeResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'Lowercase, and unique among the themes of its owner.' })
  name!: string;

  @ApiProperty({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$', example: DEFAULT_THEME_COLOR })
  color!: string;
}
