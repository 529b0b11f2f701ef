import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/icon-names.ts';
import { KioskIcon } from './KioskIcon.tsx';
import { KioskLink } from './KioskLink.tsx';
import type { KioskIconName } from './kiosk-icon-names.ts';
import styles from './Tiles.module.css';

type TileProps = {
  to: string;
  icon?: IconName | KioskIconName;
  name: ReactNode;
  /** A line under the name. */
  more?: ReactNode;
  tone?: 'plain' | 'strong' | 'alarm';
};

const TONES = { plain: '', strong: styles.strong, alarm: styles.alarm };

/** A big button that leads to a screen. */
export function Tile({ to, icon, name, more, tone = 'plain' }: TileProps) {
  return (
    <KioskLink to={to} className={`${styles.tile} ${TONES[tone]}`}>
      {icon && <KioskIcon name={icon} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </KioskLink>
  );
}

type ButtonProps = Pick<TileProps, 'name' | 'more' | 'tone'> & {
  onTouch: () => void;
  isBusy?: boolean;
};

/** One that does something on the screen itself. */
export function TileButton({ name, more, tone = 'plain', onTouch, isBusy = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.tile} ${TONES[tone]}`}
      onClick={onTouch}
      disabled={isBusy}
    >
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </button>
  );
}

/** Tiles beside each other where they fit. `wide` ones have longer names. */
export function Tiles({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return <div className={`${styles.tiles} ${wide ? styles.wide : ''}`}>{children}</div>;
}
