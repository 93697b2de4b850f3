import type { Theme } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { readTags } from '../notes/update-tags.ts';
import type { ThemeRepository } from './theme.repository.ts';
import type { ThemeChange } from './theme.requests.ts';

const MOST_THEMES = 1_000;

export class ThemeService {
  constructor(private readonly themes: ThemeRepository) {}

  async list(ownerId: string): Promise<Theme[]> {
    return (await this.themes.findAll(ownerId, MOST_THEMES)).map(({ id, name, color }) => ({ id, name, color }));
  }

  /** Renames or recolours a theme on all notes that carry it. */
  async change(ownerId: string, id: number, { name, color }: ThemeChange): Promise<Theme> {
    const theme = await this.themes.findOwned(ownerId, id);
    if (!theme) throw new ProductError('missing', 'theme.missing', 'There is no such theme.');
    const [cleaned] = name === undefined ? [theme.name] : readTags([name]);
    if (!cleaned) throw new ProductError('invalid', 'theme.no-name', 'A theme needs a name.');
    if (cleaned !== theme.name && (await this.themes.isNameTaken(ownerId, cleaned))) {
      throw new ProductError('conflict', 'theme.name-taken', `Tag "${cleaned}" already exists`);
    }
    await this.themes.update(id, { name: cleaned, ...(color === undefined ? {} : { color }) });
    return { id, name: cleaned, color: color ?? theme.color };
  }
}
