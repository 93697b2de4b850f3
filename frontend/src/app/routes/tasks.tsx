import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../design/page-title.tsx';
import { TaskList } from '../../features/tasks/components/task-list.tsx';
import { taskTexts } from '../../texts/en/tasks.ts';

/** What is to be done; the address says whether what is done is shown instead. */
export default function TasksRoute() {
  const [parameters, setParameters] = useSearchParams();
  return (
    <>
      <title>{`${taskTexts.title} · Stitchbook`}</title>
      <PageTitle>{taskTexts.title}</PageTitle>
      <TaskList
        isDone={parameters.has('done')}
        onChange={(isDone) => setParameters(isDone ? { done: '1' } : {}, { replace: true })}
      />
    </>
  );
}
