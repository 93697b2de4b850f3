import { Module } from '@nestjs/common';
import { ThemeController } from './theme.controller.ts';
import { ThemeRepository } from './theme.repository.ts';
import { ThemeService } from './theme.service.ts';

@Module({
  controllers: [ThemeController],
  providers: [ThemeRepository, ThemeService],
  exports: [ThemeRepository],
})
export class ThemesModule {}
