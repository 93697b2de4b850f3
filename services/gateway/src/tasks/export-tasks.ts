import { Injectable } from '@nestjs/common';
import { MAX_EXPORTED_TASKS, type TaskFormat } from '@stitchbook/contracts';
import * as contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { TaskRepository } from './task.repository.ts';
import { writeCalendar, writeMarkdown } from './write-tasks.ts';

const CONTENT_TYPES: Readonly<Record<TaskFormat, string>> = {
  md: 'text/markdown; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

/** Exports the tasks of a person as a file. */
@Injectable()
export class ExportTasks {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly settings: GatewaySettings,
  ) {}

  async send(ownerId: string, format: TaskFormat, response: Response): Promise<void> {
    const tasks = await this.tasks.findAll(ownerId, MAX_EXPORTED_TASKS);
    response.set('Content-Disposition', contentDisposition.create(`tasks.${format}`));
    response.set('Content-Type', CONTENT_TYPES[format]);
    response.send(format === 'md' ? writeMarkdown(tasks) : writeCalendar(tasks, this.settings.origin));
  }
}
