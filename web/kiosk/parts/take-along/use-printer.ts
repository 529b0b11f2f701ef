import { useSyncExternalStore } from 'react';
import { useKiosk } from '../../state/kiosk.ts';
import { addPrint, findNextPrint, PRINTED_KEY, pagesLeft } from '../../state/print-cap.ts';

/** A printer has a page out by then, and nobody presses again because nothing seems to happen, in milliseconds. */
const RESTS = 20_000;
/** Each further page of a list is out this much later. */
const RESTS_MORE = 5_000;

/** When this device has printed (epoch ms); nothing is kept of who printed. */
function readPrinted(): number[] {
  const kept = globalThis.localStorage?.getItem(PRINTED_KEY) ?? '';
  return kept.split(' ').map(Number).filter(Boolean);
}

/** What prints at this moment on this device, on whatever screen its button was; '' for nothing. */
let printing = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPrinting(label: string) {
  printing = label;
  for (const listener of listeners) listener();
}

export type Printer = {
  /** What prints at this moment, by the label of its button; '' for nothing. */
  printing: string;
  /** When one more page may be printed (epoch ms); 0 for at once. */
  restsUntil: number;
  /** How many pages the hour still has. */
  left: number;
  /** Notes that so many pages were asked for. */
  begin: (label: string, pages?: number) => void;
};

/** The printer beside the screen: one press at a time, and so many pages an hour as the set-up says. */
export function usePrinter(): Printer {
  const { settings, now } = useKiosk();
  const current = useSyncExternalStore(
    subscribe,
    () => printing,
    () => '',
  );
  const instant = now ?? Date.now();
  const printed = readPrinted();
  return {
    printing: current,
    // The last page of an hour is still on its way: its button goes once it has said so.
    restsUntil: current ? 0 : findNextPrint(printed, settings.pages, instant),
    left: pagesLeft(printed, settings.pages, instant),
    begin(label, pages = 1) {
      localStorage.setItem(PRINTED_KEY, addPrint(readPrinted(), instant, pages).join(' '));
      setPrinting(label);
      setTimeout(() => setPrinting(''), RESTS + RESTS_MORE * (pages - 1));
    },
  };
}
