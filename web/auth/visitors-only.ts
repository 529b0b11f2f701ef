import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { isSignedIn } from './stored-session.ts';

/**
 * Sends someone who comes here signed in to their dashboard (docs/product.md#public-pages), which sends an admin on.
 */
export function useVisitorsOnly() {
  const navigate = useNavigate();
  const [cameSignedIn, setCameSignedIn] = useState(false);
  useEffect(() => {
    if (!isSignedIn()) return;
    setCameSignedIn(true);
    navigate(paths.dashboard, { replace: true });
  }, [navigate]);
  return cameSignedIn;
}
