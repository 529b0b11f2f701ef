import type { RefObject } from 'react';
import { useReactToPrint } from 'react-to-print';
import { PRINTED_PAGE_CSS } from '../../shared/paper/print-style.ts';
import buttons from '../ui/Button.module.css';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';

type Props = {
  /** What goes on paper: itself and all inside it, styled by the page's linked sheets alone. */
  of: RefObject<HTMLElement | null>;
  /** What the paper, or the file it is saved as, is called; the page's own title without one. */
  title?: string;
  label?: string;
  className?: string | undefined;
  /** It says that it prints. */
  isPrinting?: boolean;
  /** It cannot be pressed. */
  isResting?: boolean;
  /** Told of each press, before `of` is read. */
  onPrint?: () => void;
};

/**
 * Prints one part of a page without what stands around it. Only for pages under /print and /kiosk: no other page's
 * policy allows the style it needs. It appears with script; without, the browser's own print does.
 */
export function PrintButton({
  of,
  title,
  label = 'Print',
  className = buttons.primary,
  isPrinting = false,
  isResting = false,
  onPrint,
}: Props) {
  const isHydrated = useHydrated();
  const print = useReactToPrint({
    contentRef: of,
    pageStyle: PRINTED_PAGE_CSS,
    ...(title !== undefined && { documentTitle: title }),
  });
  if (!isHydrated) return null;
  return (
    <button
      type="button"
      className={className}
      disabled={isResting}
      onClick={() => {
        onPrint?.();
        print();
      }}
    >
      {isPrinting ? 'Printing' : label}
    </button>
  );
}
