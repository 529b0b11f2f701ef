import { useEffect, useRef } from 'react';
import { type KioskScreen, TELLS_EVERY } from '../../../shared/kiosks/kiosk.ts';
import type { KioskReport } from '../../../shared/kiosks/kiosk-input.ts';
import { WHICH_BUILD } from '../../../shared/paths/kiosk-paths.ts';
import { MINUTE } from '../../../shared/time/units.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';

/** How long the device's worker has to answer, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Tells the charity from time to time that this device runs: where its set-up says that it stands, its build and the age of its
 * information, and nothing of who touched what (docs/decisions/073-the-charity-sees-its-kiosks.md). One without a name of its
 * place says nothing: it may be anybody's browser.
 */
export function useKioskReport(
  place: string,
  screen: KioskScreen,
  /** When the information was last right that it shows, epoch ms by the device's clock; null where it has none. */
  informationFrom: () => number | null,
) {
  const from = useRef(informationFrom);
  from.current = informationFrom;
  useEffect(() => {
    if (!place) return;
    let toldAt = Number.NEGATIVE_INFINITY;
    const look = async () => {
      const now = performance.now();
      if (now - toldAt < TELLS_EVERY) return;
      toldAt = now;
      const build = await deviceBuild();
      const isTold = await tell({ place, screen, build, minutesOld: minutesSince(from.current()) });
      // Again in a minute.
      if (!isTold) toldAt = Number.NEGATIVE_INFINITY;
    };
    // Not at once: by then the device has kept its build.
    const timer = setInterval(() => void look(), MINUTE);
    return () => clearInterval(timer);
  }, [place, screen]);
}

/** Whether the server has heard it; what it does not take it would not take in a minute either. */
async function tell(report: KioskReport): Promise<boolean> {
  const answer = await fetch('/api/kiosks', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => null);
  return answer !== null && answer.status < 500;
}

function minutesSince(from: number | null): number | null {
  if (from === null) return null;
  const minutes = Math.floor((Date.now() - from) / MINUTE);
  return Math.min(Math.max(0, minutes), LIMITS.kioskMinutes.value);
}

/** The build that the device keeps; '' where it keeps none. */
function deviceBuild(): Promise<string> {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) return Promise.resolve('');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(''), PATIENCE);
    worker.postMessage(WHICH_BUILD, [port2]);
  });
}
