import { Module } from '@nestjs/common';
import { MaintenanceModule } from '../maintenance/maintenance.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SecurityEventController } from './security-event.controller.ts';
import { SecurityEventRepository } from './security-event.repository.ts';
import { SecurityEvents } from './security-events.service.ts';

@Module({
  imports: [MaintenanceModule, UsersModule],
  controllers: [SecurityEventController],
  providers: [SecurityEventRepository, SecurityEvents],
  exports: [SecurityEvents],
})
export class SecurityEventsModule {}
