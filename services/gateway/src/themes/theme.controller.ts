import { Body, Controller, Get, Param, Patch, UseGuards } from '@nestjs/common';
import type { Theme } from '@stitchbook/contracts';
import { IdPipe } from '../http/id.pipe.ts';
import { SignedIn, UserId } from '../sign-in/current-user.ts';
import { ThemeChange } from './theme.requests.ts';
import { ThemeService } from './theme.service.ts';

@Controller('api/themes')
@UseGuards(SignedIn)
export class ThemeController {
  constructor(private readonly themes: ThemeService) {}

  @Get()
  list(@UserId() userId: string): Promise<Theme[]> {
    return this.themes.list(userId);
  }

  @Patch(':id')
  change(@UserId() userId: string, @Param('id', new IdPipe('theme')) id: number, @Body() change: ThemeChange): Promise<Theme> {
    return this.themes.change(userId, id, change);
  }
}
