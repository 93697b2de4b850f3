import { DataSource } from 'typeorm';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { ThemeController } from './theme.controller.ts';
import { ThemeRepository } from './theme.repository.ts';
import { ThemeService } from './theme.service.ts';

export const themesRoom: Room = {
  controllers: [ThemeController],
  providers: [provide(ThemeRepository, DataSource), provide(ThemeService, ThemeRepository)],
};
