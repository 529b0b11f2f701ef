import type { ReactNode } from 'react';
import { isFreeCall } from '../../../../shared/contact/free-call.ts';
import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { displayWebsite } from '../../../../shared/contact/website.ts';
import type { IconName } from '../../../icons/icon-names.ts';
import { KioskIcon } from '../touch/KioskIcon.tsx';
import type { KioskIconName } from '../touch/kiosk-icon-names.ts';
import styles from './Facts.module.css';

/** What to ring, where to go, where to look: as text, because nothing on a kiosk leads out. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { name: string; icon?: IconName | KioskIconName; children: ReactNode };

export function Fact({ name, icon, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon && <KioskIcon name={icon} />} {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type Phone = { label?: string; display: string; href: string };

/** A number to read and dial; nothing where there is none. */
export function PhoneFact({ label = 'Phone', display, href }: Phone) {
  if (!href && !/\d/.test(display)) return null;
  return (
    <Fact name={label} icon="phone">
      <strong className={styles.number}>{display}</strong>
      {isFreeCall(href.slice('tel:'.length)) && <span> free call</span>}
    </Fact>
  );
}

export function WebsiteFact({ website, name = 'Website' }: { website: string; name?: string }) {
  if (!website) return null;
  return (
    <Fact name={name} icon="globe">
      <span className={styles.long}>{displayWebsite(website)}</span>
    </Fact>
  );
}

export function EmailFact({ email }: { email: string }) {
  if (!email) return null;
  return (
    <Fact name="Email" icon="mail">
      <span className={styles.long}>{email}</span>
    </Fact>
  );
}

export function AddressFact({ addresses }: { addresses: readonly string[] }) {
  const known = addresses.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Fact name={known.length > 1 ? 'Addresses' : 'Address'} icon="map">
      {known.map((address) => (
        <span key={address} className={styles.line}>
          {joinPostcode(address)}
        </span>
      ))}
    </Fact>
  );
}
