import type { Task } from '@stitchbook/api-types';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { TASKS_KEY } from '../../../http/cache-keys.ts';

interface TasksPage {
  tasks: Task[];
  nextCursor: string | null;
}

/** Open ones, what is due first at the top, or those that are done, the latest first; page by page. */
export function useTasks(isDone: boolean) {
  return useInfiniteQuery({
    queryKey: [...TASKS_KEY, { isDone }],
    queryFn: async ({ pageParam, signal }): Promise<TasksPage> => {
      const query = { done: isDone, ...(pageParam !== null && { cursor: pageParam }) };
      const { data, response } = await api.get('/api/tasks', { params: { query }, signal });
      return { tasks: data, nextCursor: nextCursor(response.headers) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
}

/** Writes every list that has it; null takes it out. It keeps its place until the list is asked for again. */
function patchTask(queryClient: QueryClient, id: number, changed: Partial<Task> | null): void {
  queryClient.setQueriesData<InfiniteData<TasksPage>>({ queryKey: TASKS_KEY }, (list) => {
    const change = (each: Task) => {
      if (each.id !== id) return [each];
      return changed ? [{ ...each, ...changed }] : [];
    };
    return list && { ...list, pages: list.pages.map((page) => ({ ...page, tasks: page.tasks.flatMap(change) })) };
  });
}

/** What is said of a task; what is left out stays. */
export interface TaskEdit {
  text?: string;
  dueOn?: string | null;
  done?: boolean;
}

/** Ticks a task or changes it, one time after the other: at once where it is shown, then on the server. A failure takes itself back. */
export function useChangeTask(task: Task) {
  const queryClient = useQueryClient();
  const { id } = task;
  return useMutation({
    scope: { id: `change-task ${id}` },
    onMutate: async ({ done, ...edit }: TaskEdit) => {
      await queryClient.cancelQueries({ queryKey: TASKS_KEY });
      const doneAt = done === undefined ? task.doneAt : done ? new Date().toISOString() : null;
      patchTask(queryClient, id, { ...edit, doneAt });
    },
    mutationFn: async (edit: TaskEdit) =>
      (await api.patch('/api/tasks/{id}', { params: { path: { id } }, body: edit })).data,
    onSuccess: (changed) => patchTask(queryClient, id, changed),
    onError: () => patchTask(queryClient, id, task),
    onSettled: (_data, _error, { done }) => {
      // The other list has one more now; this one keeps it where it was ticked.
      if (done !== undefined)
        void queryClient.invalidateQueries({ queryKey: [...TASKS_KEY, { isDone: task.doneAt === null }] });
    },
  });
}

/** Takes a task off the lists for good. */
export function useDismissTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete('/api/tasks/{id}', { params: { path: { id } } });
      await queryClient.cancelQueries({ queryKey: TASKS_KEY });
      patchTask(queryClient, id, null);
    },
  });
}

export function useRestoreTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.post('/api/tasks/{id}/restore', { params: { path: { id } } });
      await queryClient.invalidateQueries({ queryKey: TASKS_KEY });
    },
  });
}
