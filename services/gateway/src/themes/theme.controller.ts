import { Body, Controller, Get, Param, Patch, UseGuards } from '@nestjs/common';
import type { Theme } from '@stitchbook/contracts';
import { IdPipe } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ThemeChange } from './theme.requests.ts';
import { ThemeService } from './theme.service.ts';
import { ApiRoom } from '../openapi/api-room.ts';
import { Operation } from '../openapi/operation.ts';
import { ThemeSchema } from '../openapi/schemas/theme.schema.ts';

@Controller('api/themes')
@ApiRoom('Themes')
@UseGuards(SignedIn)
export class ThemeController {
  constructor(private readonly themes: ThemeService) {}

  @Get()
  @Operation({ summary: "Lists the reader's themes by name", answer: [ThemeSchema] })
  list(@UserId() userId: string): Promise<Theme[]> {
    return this.themes.list(userId);
  }

  @Patch(':id')
  @Operation({ summary: 'Renames or recolours a theme', of: 'theme', answer: ThemeSchema, errors: ['conflict'] })
  change(
    @UserId() userId: string,
    @Param('id', new IdPipe('theme')) id: number,
    @Body() change: ThemeChange,
  ): Promise<Theme> {
    return this.themes.change(userId, id, change);
  }
}
