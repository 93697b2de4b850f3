import { Module } from '@nestjs/common';
import { Maintenance } from './maintenance.service.ts';

@Module({ providers: [Maintenance], exports: [Maintenance] })
export class MaintenanceModule {}
