import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKiosk } from '../../state/kiosk.ts';

type Props = {
  to: string;
  className?: string | undefined;
  /** Whether it is the one of several choices that is shown. */
  isChosen?: boolean;
  'data-open'?: boolean;
  children: ReactNode;
};

/** A way to another screen. It writes over the browser's one entry; the kiosk's own back stack keeps this screen. */
export function KioskLink({ to, className, isChosen, children, ...data }: Props) {
  const { leave } = useKiosk();
  return (
    <Link
      to={to}
      replace
      onClick={leave}
      className={className}
      aria-current={isChosen ? 'true' : undefined}
      draggable={false}
      {...data}
    >
      {children}
    </Link>
  );
}
