import { useLocation, useNavigate } from 'react-router-dom';
import { isFromList } from './from-list.ts';

/** To the list; who came from it finds it as they left it, with its search and at the same place. */
export function useGoToList(): () => void {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return () => void (isFromList(state) ? navigate(-1) : navigate('/notes'));
}
