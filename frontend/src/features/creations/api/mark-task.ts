import type { Creation } from '@stitchbook/api-types';
import { findTask, markTask } from '@stitchbook/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { creationKey, CREATIONS_KEY } from '../../../http/cache-keys.ts';
import { RequestError } from '../../../http/errors.ts';
import { patchCreation } from './creations.ts';

export interface TaskMark {
  /** Which line of the checklist, from 0. */
  task: number;
  isDone: boolean;
}

/** Ticks a task: at once where it is shown, then on the server, on top of whatever stands there, as long as the task does. One after the other. */
export function useMarkTask({ id, content, version }: Creation) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `mark-task ${id}` },
    onMutate: async ({ task, isDone }: TaskMark) => {
      for (const queryKey of [CREATIONS_KEY, creationKey(id)]) await queryClient.cancelQueries({ queryKey });
      patchCreation(queryClient, id, { content: markTask(content, task, isDone) ?? content });
    },
    mutationFn: async (mark: TaskMark) => {
      try {
        return await patch(id, version, mark);
      } catch (error) {
        const current = currentCreationIn(error);
        const task = current && findTask(content, mark.task, current.content);
        if (!current || task === null) throw error;
        return patch(id, current.version, { ...mark, task });
      }
    },
    onSuccess: (changed) => patchCreation(queryClient, id, changed),
    onError: (_error, { task, isDone }) =>
      patchCreation(queryClient, id, { content: markTask(content, task, !isDone) ?? content }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CREATIONS_KEY }),
  });
}

async function patch(id: number, version: number, { task, isDone }: TaskMark): Promise<Creation> {
  const { data } = await api.patch('/api/creations/{id}', {
    params: { path: { id }, header: { 'If-Match': `"${version}"` } },
    body: { task, done: isDone },
  });
  return data;
}

/** How it stands, where an error says that it has changed since it was seen. */
export function currentCreationIn(error: unknown): Creation | null {
  if (!(error instanceof RequestError) || error.code !== 'creation.changed') return null;
  return (error.details.creation as Creation | undefined) ?? null;
}
