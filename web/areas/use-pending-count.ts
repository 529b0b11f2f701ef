import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminApi } from '../admin/admin-api.ts';
import { useSession } from '../auth/session.ts';

/** How many organisations wait for approval, asked anew on every page. A question that fails leaves the count as it was. */
export function usePendingCount(): number {
  const [pending, setPending] = useState(0);
  const { key } = useLocation();
  const isSignedIn = useSession() !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the event
  useEffect(() => {
    if (isSignedIn)
      adminApi.pending().then(
        ({ pending }) => setPending(pending),
        () => {},
      );
  }, [key, isSignedIn]);
  return pending;
}
