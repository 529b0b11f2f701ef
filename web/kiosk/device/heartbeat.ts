import { useEffect, useState } from 'react';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';

// A page that hangs shows its last screen for ever, and nobody who looks for a bed knows that it is dead. React draws anew every
// ten seconds, and says so: to a timer of this page, which loads it anew where React alone is stuck, and in the title to the
// launcher (scripts/device/kiosk.mjs), which starts the browser anew where no script runs any more
// (docs/product.md#kiosk).

/** How often the page shows that it lives, in milliseconds. */
const BEATS_EVERY = 10_000;
/** After so many looks without a beat the page is loaded anew: two minutes. A device that slept has missed no look. */
const MAY_MISS = 12;
/** What the count of beats is written with behind the title, for the launcher. Nobody sees or hears them. */
const MARKS = ['\u200c', '\u200d'];
/** So many beats are told apart: the launcher looks more often than once in all of them. */
const BITS = 6;

let missed = 0;
let isWatched = false;

/** Started once for a page, and never ended: what it waits for may be gone with all of React. */
function watch(home: string) {
  if (isWatched) return;
  isWatched = true;
  setInterval(() => {
    missed++;
    if (missed >= MAY_MISS) location.replace(home);
  }, BEATS_EVERY);
}

/** Has the page watched for as long as it is there. `home` is where it begins again. */
export function useHeartbeat(home: string = kioskPaths.home) {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    watch(home);
    const timer = setInterval(() => setBeat((count) => count + 1), BEATS_EVERY);
    return () => clearInterval(timer);
  }, [home]);
  // An effect runs once React has drawn: a beat says that the screen was drawn, not only that script runs.
  useEffect(() => {
    missed = 0;
    document.title = document.title.replace(/[\u200c\u200d]+$/, '') + markOf(beat);
  }, [beat]);
}

const markOf = (beat: number) =>
  [...(beat % 2 ** BITS).toString(2).padStart(BITS, '0')].map((bit) => MARKS[Number(bit)]).join('');
