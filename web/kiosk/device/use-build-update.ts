import { useEffect, useRef } from 'react';
import { KIOSK_WORKER, kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { MINUTE } from '../../../shared/time/units.ts';

/** How often the server is asked for a newer build (docs/product.md#kiosk). */
const ASK_EVERY = 5 * MINUTE;

/**
 * Keeps the kiosk's files on the device, and takes a newer build as soon as it is there and nobody is: the new worker
 * has all its files before it takes over, so that no kiosk is left between two builds. `home` is where the screen begins again.
 */
export function useBuildUpdate(isResting: boolean, home: string) {
  const resting = useRef(isResting);
  const look = useRef(() => {});

  useEffect(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return;
    let registration: ServiceWorkerRegistration | undefined;
    // The first build that a device keeps is the one that it shows.
    let hasBuild = container.controller !== null;
    let isReplaced = false;

    look.current = () => {
      if (!resting.current) return;
      if (isReplaced) location.replace(home);
      else registration?.waiting?.postMessage('take over');
    };
    const onReplaced = () => {
      isReplaced ||= hasBuild;
      hasBuild = true;
      look.current();
    };
    const start = async () => {
      registration = await container.register(KIOSK_WORKER, { scope: kioskPaths.home });
      look.current();
    };
    // Registered again where it failed: a kiosk may be switched on before its network.
    const ask = () => void (registration?.update() ?? start()).catch(console.debug);

    start().catch(console.debug);
    container.addEventListener('controllerchange', onReplaced);
    const asking = setInterval(ask, ASK_EVERY);
    const looking = setInterval(() => look.current(), MINUTE);
    return () => {
      container.removeEventListener('controllerchange', onReplaced);
      clearInterval(asking);
      clearInterval(looking);
    };
  }, [home]);

  useEffect(() => {
    resting.current = isResting;
    look.current();
  }, [isResting]);
}
