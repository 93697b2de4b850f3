import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageTexts } from '../../texts/en/page.ts';

/** Where sign-in lands. */
export default function RedirectRoute() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/notes', { replace: true }), [navigate]);
  return (
    <div role="status" className="py-24 text-center">
      <h1 className="text-xl text-soft">{pageTexts.redirecting}</h1>
    </div>
  );
}
