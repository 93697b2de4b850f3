import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { MergeSuggestionController } from './merge-suggestion.controller.ts';
import { PurgeRemovedThemes } from './purge-removed-themes.ts';
import { RemoveTheme } from './remove-theme.ts';
import { RemovedThemeRepository } from './removed-theme.repository.ts';
import { RestoreTheme } from './restore-theme.ts';
import { RestoredThemeRepository } from './restored-theme.repository.ts';
import { SeparateTagsRepository } from './separate-tags.repository.ts';
import { SuggestMerges } from './suggest-merges.ts';
import { TagNameVectors } from './tag-name-vectors.ts';
import { ThemeController } from './theme.controller.ts';
import { ThemeRemovalController } from './theme-removal.controller.ts';
import { ThemeRepository } from './theme.repository.ts';
import { ThemeService } from './theme.service.ts';

@Module({
  imports: [MaintenanceModule],
  controllers: [MergeSuggestionController, ThemeController, ThemeRemovalController],
  providers: [
    PurgeRemovedThemes,
    RemoveTheme,
    RemovedThemeRepository,
    RestoreTheme,
    RestoredThemeRepository,
    SeparateTagsRepository,
    SuggestMerges,
    TagNameVectors,
    ThemeRepository,
    ThemeService,
  ],
  exports: [SeparateTagsRepository, ThemeRepository],
})
export class ThemesModule {}
