import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DEFAULT_THEME_COLOR } from '@stitchbook/contracts';
import { DoneResponse } from '../openapi/common-responses.ts';

@ApiSchema({ name: 'Theme' })
export class ThemeResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id!: number;

  @ApiProperty({ type: 'string', description: 'Lowercase, and unique among the themes of its owner.' })
  name!: string;

  @ApiProperty({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$', example: DEFAULT_THEME_COLOR })
  color!: string;
}

@ApiSchema({ name: 'ListedTheme' })
export class ListedThemeResponse extends ThemeResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: "How many of the reader's own notes carry it." })
  noteCount!: number;
}

@ApiSchema({ name: 'RemovedTheme' })
export class RemovedThemeResponse extends DoneResponse {
  @ApiProperty({ type: 'string', format: 'uuid', description: 'Undoes it, within a day.' })
  undoId!: string;
}

@ApiSchema({ name: 'MergeSuggestion' })
export class MergeSuggestionResponse {
  @ApiProperty({ type: ListedThemeResponse })
  theme!: ListedThemeResponse;

  @ApiProperty({ type: ListedThemeResponse, description: 'On as many notes, or on more.' })
  into!: ListedThemeResponse;
}

@ApiSchema({ name: 'MergeSuggestions' })
export class MergeSuggestionsResponse {
  @ApiProperty({ type: [MergeSuggestionResponse], maxItems: 10 })
  suggestions!: MergeSuggestionResponse[];

  @ApiProperty({ type: 'boolean', description: 'Whether more may be found in a few seconds.' })
  isPending!: boolean;
}

export function presentTheme({ id, name, color }: ThemeResponse): ThemeResponse {
  return { id, name, color };
}
