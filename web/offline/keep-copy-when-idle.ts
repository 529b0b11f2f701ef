import { canKeep, hasCopy, mayKeep, register, savesData } from './offline-install.ts';

/** Keeps the offline copy once the page is there; where data is dear the app asks first, if it is ever started. */
export function keepCopyWhenIdle() {
  const whenIdle = () =>
    (window.requestIdleCallback ?? setTimeout)(() => keep().catch(console.warn));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function keep() {
  if (!canKeep() || !mayKeep() || (savesData() && !(await hasCopy()))) return;
  await register();
}
