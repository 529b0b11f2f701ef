import { createElement, type ReactNode, useEffect, useState } from 'react';
import { OfflineInstall } from './OfflineInstall.tsx';

/** What looks after the offline copy, once the page is there and the phone has nothing else to do. */
export function useOfflineInstall(): ReactNode {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => setIdle(true));
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }, []);
  return isIdle ? createElement(OfflineInstall) : null;
}
