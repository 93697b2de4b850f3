import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../http/route-parameters.ts';
import { ApiRoute } from '../openapi/api-route.ts';
import { ApiSignedIn } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { RemoveTheme } from './remove-theme.ts';
import { RestoreTheme } from './restore-theme.ts';
import { ThemeMerge } from './theme.requests.ts';
import { RemovedThemeResponse, ThemeResponse } from './theme.responses.ts';

@Controller('api/themes')
@ApiTags('Themes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class ThemeRemovalController {
  constructor(
    private readonly removeTheme: RemoveTheme,
    private readonly restoreTheme: RestoreTheme,
  ) {}

  @Delete(':id')
  @ApiRoute({
    summary: 'Deletes a theme and takes it off all notes',
    of: 'theme',
    answer: RemovedThemeResponse,
    errors: ['conflict'],
  })
  delete(@UserId() userId: string, @Param('id', new IdPipe('theme')) id: number): Promise<RemovedThemeResponse> {
    return this.removeTheme.delete(userId, id);
  }

  @Post(':id/merge')
  @ApiRoute({
    summary: 'Merges a theme into another',
    description:
      'All notes that carry the one carry the other afterwards, in its place and once. The one is gone then.',
    of: 'theme',
    answer: RemovedThemeResponse,
    errors: ['conflict'],
  })
  @HttpCode(200)
  merge(
    @UserId() userId: string,
    @Param('id', new IdPipe('theme')) id: number,
    @Body() { into }: ThemeMerge,
  ): Promise<RemovedThemeResponse> {
    return this.removeTheme.merge(userId, id, into);
  }

  @Post('undo/:id')
  @ApiRoute({
    summary: 'Undoes that a theme was deleted or merged',
    description:
      'Within a day. It is given back to the notes that are still there and from which nobody has taken it since.',
    of: 'undo',
    answer: ThemeResponse,
  })
  @HttpCode(200)
  undo(@UserId() userId: string, @Param('id') id: string): Promise<ThemeResponse> {
    return this.restoreTheme.run(userId, id);
  }
}
