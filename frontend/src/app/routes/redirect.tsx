import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where sign-in lands. */
export default function RedirectRoute() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/notes', { replace: true }), [navigate]);
  return (
    <p role="status" className="py-24 text-center text-lg text-soft">
      Redirecting...
    </p>
  );
}
