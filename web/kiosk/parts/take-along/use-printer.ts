import { useState } from 'react';
import { useKiosk } from '../../state/kiosk.ts';
import { mayPrintFrom, withPrint } from '../../state/print-cap.ts';

/** A printer has a page out by then, and nobody presses again because nothing seems to happen, in milliseconds. */
const RESTS = 20_000;

/** When this device has printed, whoever it was: it says nothing of them. */
let printed: number[] = [];

export type Printer = {
  /** What prints at this moment, by the label of its button; '' for nothing. */
  printing: string;
  /** When one more page may be printed (epoch ms); 0 for at once. */
  restsUntil: number;
  /** Notes that a page was asked for. */
  begin: (label: string) => void;
};

/** The printer beside the screen: one page a press, no second one meanwhile, and so many an hour as the set-up says. */
export function usePrinter(): Printer {
  const { settings, now } = useKiosk();
  const [printing, setPrinting] = useState('');
  const instant = now ?? Date.now();
  return {
    printing,
    // The last page of an hour is still on its way: its button goes once it has said so.
    restsUntil: printing ? 0 : mayPrintFrom(printed, settings.pages, instant),
    begin(label) {
      printed = withPrint(printed, instant);
      setPrinting(label);
      setTimeout(() => setPrinting(''), RESTS);
    },
  };
}
