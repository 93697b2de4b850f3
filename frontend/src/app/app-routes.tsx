import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../recovery/lazy-part.tsx';
import { NotesRoute } from './routes/notes.tsx';
import { PageFrame } from './routes/page-frame.tsx';

const NoteRoute = lazyPart(() => import('./routes/note.tsx'));
const InsightsRoute = lazyPart(() => import('./routes/insights.tsx'));
const CreationsRoute = lazyPart(() => import('./routes/creations.tsx'));
const RedirectRoute = lazyPart(() => import('./routes/redirect.tsx'));
const NotFoundRoute = lazyPart(() => import('./routes/not-found.tsx'));

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
        <Route path="redirect" element={<RedirectRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
