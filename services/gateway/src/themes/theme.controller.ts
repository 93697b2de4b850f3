import { Body, Controller, Get, Param, Patch, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiResponse, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../http/route-parameters.ts';
import { linkToNext } from '../http/pagination.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ListThemesQuery, ThemeChange } from './theme.requests.ts';
import { ThemeService } from './theme.service.ts';
import { ListedThemeResponse, ThemeResponse } from './theme.responses.ts';
import { ApiRoute, NEXT_PAGE } from '../openapi/api-route.ts';
import { ApiSignedIn, ErrorResponse } from '../openapi/common-responses.ts';

@ApiSchema({ name: 'ThemeConflict' })
class ThemeConflictResponse extends ErrorResponse {
  @ApiProperty({ type: ThemeResponse, description: 'The theme that has the name: the two can be merged.' })
  theme!: ThemeResponse;
}

@Controller('api/themes')
@ApiTags('Themes')
@ApiSignedIn()
@UseGuards(SignedIn)
export class ThemeController {
  constructor(private readonly themes: ThemeService) {}

  /** `Link: <...>; rel="next"` leads to the next page. */
  @Get()
  @ApiRoute({
    summary: "Lists the reader's themes by name",
    answer: [ListedThemeResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() query: ListThemesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedThemeResponse[]> {
    const { themes, nextCursor } = await this.themes.page(userId, query);
    linkToNext(request, response, nextCursor);
    return themes;
  }

  @Patch(':id')
  @ApiRoute({ summary: 'Renames or recolours a theme', of: 'theme', answer: ThemeResponse })
  @ApiResponse({
    status: 409,
    description: 'Another theme has that name; carries it.',
    type: ThemeConflictResponse,
  })
  change(
    @UserId() userId: string,
    @Param('id', new IdPipe('theme')) id: number,
    @Body() change: ThemeChange,
  ): Promise<ThemeResponse> {
    return this.themes.change(userId, id, change);
  }
}
