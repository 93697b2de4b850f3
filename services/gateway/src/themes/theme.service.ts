import { Injectable } from '@nestjs/common';
import { hasSqlState } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { readTags, type ListThemesQuery, type ThemeChange } from './theme.requests.ts';
import { ThemeRepository } from './theme.repository.ts';
import { type ListedThemeResponse, type ThemeResponse, presentTheme } from './theme.responses.ts';

export interface ThemesPage {
  themes: ListedThemeResponse[];
  nextCursor: string | null;
}

@Injectable()
export class ThemeService {
  constructor(private readonly themes: ThemeRepository) {}

  async page(ownerId: string, { limit, cursor }: ListThemesQuery): Promise<ThemesPage> {
    const found = await this.themes.findPage(ownerId, cursor, limit + 1);
    const shown = found.slice(0, limit);
    return {
      themes: shown,
      nextCursor: found.length > limit ? (shown.at(-1)?.name ?? null) : null,
    };
  }

  /** Renames or recolours a theme on all notes that carry it. The conflict with one of that name carries that one: they can be merged. */
  async change(ownerId: string, id: number, { name, color }: ThemeChange): Promise<ThemeResponse> {
    const theme = await this.themes.findOwned(ownerId, id);
    if (!theme) throw themeMissing();
    const changes = { ...(name !== undefined && { name: readName(name) }), ...(color !== undefined && { color }) };
    const renamed = changes.name === theme.name ? undefined : changes.name;
    if (renamed !== undefined) await this.refuseTaken(ownerId, renamed);
    if (renamed === undefined && (color ?? theme.color) === theme.color) return presentTheme(theme);
    try {
      const changed = await this.themes.change(theme, changes);
      if (!changed) throw themeMissing();
      return presentTheme(changed);
    } catch (error) {
      // Another theme was given the name at the same time.
      if (renamed !== undefined && hasSqlState(error, 'uniqueViolation')) await this.refuseTaken(ownerId, renamed);
      throw error;
    }
  }

  private async refuseTaken(ownerId: string, name: string): Promise<void> {
    const taken = await this.themes.findNamed(ownerId, name);
    if (!taken) return;
    throw new ProductError('conflict', 'theme.name-taken', `Tag "${name}" already exists`, {
      details: { theme: presentTheme(taken) },
    });
  }
}

function readName(typed: string): string {
  const [name] = readTags([typed]);
  if (!name) throw new ProductError('invalid', 'theme.no-name', 'A theme needs a name.');
  return name;
}

export const themeMissing = () => new ProductError('not-found', 'theme.missing', 'There is no such theme.');
