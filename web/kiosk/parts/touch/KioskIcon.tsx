import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { KIOSK_ICONS, type KioskIconName } from './kiosk-icon-names.ts';
import sprite from './kiosk-icons.svg?url&no-inline';

type Props = { name: IconName | KioskIconName; size?: number };

/** A picture beside words on a kiosk, from its own file or the one that all pages share. */
export function KioskIcon({ name, size = 24 }: Props) {
  if (!isOfKiosk(name)) return <Icon name={name} size={size} />;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const isOfKiosk = (name: string): name is KioskIconName => Object.hasOwn(KIOSK_ICONS, name);
