import { DEFAULT_THEME_COLOR, type TagSuggestionResponse, type Theme } from '@stitchbook/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Theme' })
export class ThemeSchema implements Theme {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'Lowercase, and unique among the themes of its owner.' })
  name!: string;

  @ApiProperty({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$', example: DEFAULT_THEME_COLOR })
  color!: string;
}

@ApiSchema({ name: 'TagSuggestions' })
export class TagSuggestionsSchema implements TagSuggestionResponse {
  @ApiProperty({ type: 'array', items: { type: 'string' }, description: 'Tags that would fit and are not there yet.' })
  suggestions!: string[];
}
