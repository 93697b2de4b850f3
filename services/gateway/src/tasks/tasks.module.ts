import { Module } from '@nestjs/common';
import { ExportTasks } from './export-tasks.ts';
import { TaskController } from './task.controller.ts';
import { TaskRepository } from './task.repository.ts';
import { TaskService } from './task.service.ts';

@Module({ controllers: [TaskController], providers: [ExportTasks, TaskRepository, TaskService] })
export class TasksModule {}
