import type { Task } from '@stitchbook/api-types';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, nextCursor } from '../../../http/api.ts';
import { TASKS_KEY } from '../../../http/cache-keys.ts';

interface TasksPage {
  tasks: Task[];
  nextCursor: string | null;
}

type TaskPages = InfiniteData<TasksPage, string | null>;

const tasksKey = (isDone: boolean) => [...TASKS_KEY, { isDone }] as const;

/**
 * Open ones, what is due first at the top, or those that are done, the latest first; page by page. What is ticked keeps its place until
 * the list is left, however often it is asked for again meanwhile.
 */
export function useTasks(isDone: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => () => dropTicked(queryClient, isDone), [queryClient, isDone]);
  return useInfiniteQuery({
    queryKey: tasksKey(isDone),
    queryFn: async ({ pageParam, signal, client }): Promise<TasksPage> => {
      const query = { done: isDone, ...(pageParam !== null && { cursor: pageParam }) };
      const { data, response } = await api.get('/api/tasks', { params: { query }, signal });
      const held = client.getQueryData<TaskPages>(tasksKey(isDone));
      const heldTasks = held?.pages[held.pageParams.indexOf(pageParam)]?.tasks ?? [];
      return { tasks: keepTicked(data, heldTasks, isDone), nextCursor: nextCursor(response.headers) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
}

/** Whether it stands on the list that it is on because it was ticked, or its tick taken away, there. */
const isTickedHere = ({ doneAt }: Task, isDone: boolean) => (doneAt !== null) !== isDone;

function keepTicked(fresh: readonly Task[], held: readonly Task[], isDone: boolean): Task[] {
  const tasks = [...fresh];
  for (const [index, task] of held.entries())
    if (isTickedHere(task, isDone) && !fresh.some(({ id }) => id === task.id)) tasks.splice(index, 0, task);
  return tasks;
}

function dropTicked(queryClient: QueryClient, isDone: boolean): void {
  queryClient.setQueryData<TaskPages>(
    tasksKey(isDone),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, tasks: page.tasks.filter((task) => !isTickedHere(task, isDone)) })),
      },
  );
}

/** Writes every list that has it; null takes it out. */
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
      if (done !== undefined) void queryClient.invalidateQueries({ queryKey: tasksKey(task.doneAt === null) });
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
