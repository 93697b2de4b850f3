import { QueueWatch } from '@stitchbook/jobs';
import { provide } from '../provide.ts';
import type { Room } from '../room.ts';
import { Administrators } from './administrators.guard.ts';
import { QueueDashboardController } from './queue-dashboard.controller.ts';
import { QueueDashboard } from './queue-dashboard.ts';

export const administrationRoom: Room = {
  controllers: [QueueDashboardController],
  providers: [provide(QueueDashboard, QueueWatch), Administrators],
};
