import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { QueueDashboardController } from './queue-dashboard.controller.ts';
import { QueueDashboard } from './queue-dashboard.ts';

@Module({
  imports: [UsersModule],
  controllers: [QueueDashboardController],
  providers: [QueueDashboard],
})
export class AdministrationModule {}
