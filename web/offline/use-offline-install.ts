import { createElement, type ReactNode, useEffect, useState } from 'react';

/** What looks after the offline copy, fetched once the page is there and the phone has nothing else to do. */
export function useOfflineInstall(): ReactNode {
  const [install, setInstall] = useState<ReactNode>(null);
  useEffect(() => {
    const fetchIt = () =>
      import('./OfflineInstall.tsx').then(
        ({ OfflineInstall }) => setInstall(createElement(OfflineInstall)),
        console.warn,
      );
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchIt);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }, []);
  return install;
}
