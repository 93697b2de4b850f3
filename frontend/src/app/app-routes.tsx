import { Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '../recovery/lazy-with-retry.tsx';
import { NotesRoute } from './routes/notes.tsx';
import { PageFrame } from './routes/page-frame.tsx';

const NoteRoute = lazyWithRetry(() => import('./routes/note.tsx'));
const InsightsRoute = lazyWithRetry(() => import('./routes/insights.tsx'));
const CreationRoute = lazyWithRetry(() => import('./routes/creation.tsx'));
const CreationsRoute = lazyWithRetry(() => import('./routes/creations.tsx'));
const TagsRoute = lazyWithRetry(() => import('./routes/tags.tsx'));
const TasksRoute = lazyWithRetry(() => import('./routes/tasks.tsx'));
const AskRoute = lazyWithRetry(() => import('./routes/ask.tsx'));
const AccountRoute = lazyWithRetry(() => import('./routes/account.tsx'));
const RedirectRoute = lazyWithRetry(() => import('./routes/redirect.tsx'));
const NotFoundRoute = lazyWithRetry(() => import('./routes/not-found.tsx'));

/** The list is at hand at once; every other screen is fetched when it is first asked for. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route index element={<NotesRoute recorderAtHand />} />
        <Route path="notes" element={<NotesRoute />} />
        <Route path="notes/:id" element={<NoteRoute />} />
        <Route path="insights" element={<InsightsRoute />} />
        <Route path="creations" element={<CreationsRoute />} />
        <Route path="creations/:id" element={<CreationRoute />} />
        <Route path="tags" element={<TagsRoute />} />
        <Route path="tasks" element={<TasksRoute />} />
        <Route path="ask" element={<AskRoute />} />
        <Route path="account" element={<AccountRoute />} />
        <Route path="redirect" element={<RedirectRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
