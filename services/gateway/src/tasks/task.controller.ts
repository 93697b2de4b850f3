import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_EXPORTED_TASKS } from '@stitchbook/contracts';
import type { Request, Response } from 'express';
import { linkToNext } from '../http/pagination.ts';
import { IdPipe } from '../http/route-parameters.ts';
import { ApiFileResponse } from '../openapi/api-bodies.ts';
import { ApiRoute, NEXT_PAGE } from '../openapi/api-route.ts';
import { ApiErrors, ApiSignedIn, DoneResponse } from '../openapi/common-responses.ts';
import { SignedIn, UserId } from '../sessions/current-user.ts';
import { ExportTasks } from './export-tasks.ts';
import { ExportTasksQuery, FoundTaskChange, ListTasksQuery } from './task.requests.ts';
import { TaskResponse } from './task.responses.ts';
import { TaskService } from './task.service.ts';

const TaskId = new IdPipe('task');

@Controller('api/tasks')
@ApiTags('Tasks')
@ApiSignedIn()
@UseGuards(SignedIn)
export class TaskController {
  constructor(
    private readonly tasks: TaskService,
    private readonly exportTasks: ExportTasks,
  ) {}

  /** `Link: <...>; rel="next"` leads to the next page. */
  @Get()
  @ApiRoute({
    summary: "Lists what is to be done by the reader's own notes, what is due first at the top",
    description: 'Found when the words of a note are read. Those of notes that others share are not listed.',
    answer: [TaskResponse],
    headers: NEXT_PAGE,
    errors: ['invalid'],
  })
  async list(
    @UserId() userId: string,
    @Query() query: ListTasksQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TaskResponse[]> {
    const { tasks, nextCursor } = await this.tasks.page(userId, query);
    linkToNext(request, response, nextCursor);
    return tasks;
  }

  /** `?format=md|ics` */
  @Get('export')
  @ApiFileResponse(`Exports the reader's tasks as a file, at most ${MAX_EXPORTED_TASKS}`, [
    'text/markdown',
    'text/calendar',
  ])
  @ApiErrors('invalid')
  export(@UserId() userId: string, @Query() { format }: ExportTasksQuery, @Res() response: Response): Promise<void> {
    return this.exportTasks.send(userId, format, response);
  }

  @Patch(':id')
  @ApiRoute({
    summary: 'Ticks a task, or changes what is to be done and until when',
    of: 'task',
    answer: TaskResponse,
    errors: ['invalid'],
  })
  change(
    @UserId() userId: string,
    @Param('id', TaskId) id: number,
    @Body() change: FoundTaskChange,
  ): Promise<TaskResponse> {
    return this.tasks.change(userId, id, change);
  }

  @Delete(':id')
  @ApiRoute({ summary: 'Dismisses a task: it is not found again', of: 'task', answer: DoneResponse })
  dismiss(@UserId() userId: string, @Param('id', TaskId) id: number): Promise<DoneResponse> {
    return this.tasks.dismiss(userId, id);
  }

  @Post(':id/restore')
  @ApiRoute({ summary: 'Brings back a task that was dismissed', of: 'task', answer: TaskResponse })
  @HttpCode(200)
  restore(@UserId() userId: string, @Param('id', TaskId) id: number): Promise<TaskResponse> {
    return this.tasks.restore(userId, id);
  }
}
