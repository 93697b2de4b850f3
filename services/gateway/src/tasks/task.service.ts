import { Injectable } from '@nestjs/common';
import type { Task } from '@stitchbook/database';
import { UnitOfWork } from '@stitchbook/database';
import { showPage } from '../database/page-within-bytes.query.ts';
import { ProductError } from '../errors/product-error.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { readTaskCursor, writeTaskCursor } from './task-cursor.ts';
import { TaskRepository, type TaskWrite } from './task.repository.ts';
import type { FoundTaskChange, ListTasksQuery } from './task.requests.ts';
import { type TaskResponse, presentTask } from './task.responses.ts';

interface TasksPage {
  tasks: TaskResponse[];
  nextCursor: string | null;
}

/** What a person has to do, as their own notes say. Theirs alone, whoever else reads those. Rejects with a `ProductError`. */
@Injectable()
export class TaskService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: TaskRepository,
  ) {}

  async page(ownerId: string, { done, limit, cursor }: ListTasksQuery): Promise<TasksPage> {
    const found = await this.tasks.findPage(ownerId, done, readTaskCursor(cursor), limit + 1);
    const { rows, last } = showPage(found, limit);
    return { tasks: rows.map(presentTask), nextCursor: last && writeTaskCursor(last) };
  }

  /** Ticks a task, takes the tick away, or says otherwise what is to be done and until when. */
  change(ownerId: string, id: number, { text, dueOn, done }: FoundTaskChange): Promise<TaskResponse> {
    return this.write(ownerId, id, (task) => ({
      ...(text !== undefined && { text }),
      ...(dueOn !== undefined && { dueOn }),
      ...(done !== undefined && done !== (task.doneAt !== null) && { doneAt: done ? () => 'now()' : null }),
    }));
  }

  /** It is on no list any more, and is not found again. */
  async dismiss(ownerId: string, id: number): Promise<DoneResponse> {
    await this.write(ownerId, id, () => ({ dismissedAt: () => 'now()' }));
    return { success: true, message: 'Task dismissed' };
  }

  restore(ownerId: string, id: number): Promise<TaskResponse> {
    return this.write(ownerId, id, () => ({ dismissedAt: null }));
  }

  private write(ownerId: string, id: number, changeOf: (task: Task) => TaskWrite): Promise<TaskResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const task = await this.tasks.lockOwned(transaction, ownerId, id);
      if (!task) throw taskMissing();
      const change = changeOf(task);
      if (Object.keys(change).length > 0) await this.tasks.change(transaction, id, change);
      const changed = await this.tasks.find(transaction, id);
      if (!changed) throw taskMissing();
      return presentTask(changed);
    });
  }
}

const taskMissing = () => new ProductError('not-found', 'task.missing', 'This task does not exist any more.');
